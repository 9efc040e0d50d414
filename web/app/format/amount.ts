/** A whole number as a language writes it: `1 450 000` or `1,450,000`. */
export const amountOf = (number: number, thousands: string) => String(Math.round(number)).replace(/\B(?=(\d{3})+$)/g, thousands)
