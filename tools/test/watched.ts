import type { Page } from 'playwright-core'

/** The requests of a page and its console errors, which a visitor does not see. */
export type PageLog = { page: Page; requests: URL[]; complaints: string[] }

/** Records the requests and console errors of a page, except expected ones. */
export const watch = (page: Page, isExpected: (complaint: string) => boolean = () => false): PageLog => {
  const watched: PageLog = { page, requests: [], complaints: [] }
  page.on('request', (request) => watched.requests.push(new URL(request.url())))
  page.on('pageerror', (error) => watched.complaints.push(error.message))
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning'
    if (isComplaint && !isExpected(message.text())) watched.complaints.push(message.text())
  })
  return watched
}
