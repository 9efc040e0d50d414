import type { Page } from 'playwright-core'

/** What a page did that whoever sits before it would not see: requests and complaints. */
export type PageLog = { page: Page; asked: URL[]; complaints: string[] }

/** Writes down what a page asks for and complains of, but for complaints that are expected. */
export const watch = (page: Page, isExpected: (complaint: string) => boolean = () => false): PageLog => {
  const watched: PageLog = { page, asked: [], complaints: [] }
  page.on('request', (request) => watched.asked.push(new URL(request.url())))
  page.on('pageerror', (error) => watched.complaints.push(error.message))
  page.on('console', (message) => {
    const isComplaint = message.type() === 'error' || message.type() === 'warning'
    if (isComplaint && !isExpected(message.text())) watched.complaints.push(message.text())
  })
  return watched
}
