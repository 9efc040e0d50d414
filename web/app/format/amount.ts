/** Formats an integer in a language: `1 450 000` or `1,450,000`. */
export const amountOf = (number: number, thousands: string) => String(Math.round(number)).replace(/\B(?=(\d{3})+$)/g, thousands)
