import { constants } from '../constants.ts'

/** The call for the newest news, as many as the specification fixes. */
export const latestNews = `latest-news?limit=${constants.news.latest}` as const

/** The call for the news of the school in the address. */
export const schoolNews = `news?limit=${constants.news.list}&school={slug}`

/** The calls for the news tabs: the list, and the newest of the university. */
export const newsTabs = { list: `news?limit=${constants.news.list}`, latest: latestNews } as const
