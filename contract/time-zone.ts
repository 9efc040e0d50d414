/** The zone that the university lives in, as the time zone database names it: days and times are counted there. */
export const timeZone = 'Asia/Almaty'
