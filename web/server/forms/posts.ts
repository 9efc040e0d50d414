import type { IncomingMessage } from 'node:http'
import type { Form } from '@narkhoz/contract/forms/form.ts'
import { type FormName, forms } from '@narkhoz/contract/forms/registry.ts'
import { type Locale, localeFrom } from '@narkhoz/contract/locales.ts'
import { matchPage, type RegisteredPage } from '@narkhoz/contract/pages/registry.ts'
import { requestPages } from '@narkhoz/contract/pages/request.ts'
import { retryAfter } from '../../app/.server/retry-after.ts'
import { decoded } from '../../app/format/decoded.ts'
import { type Failure, hiddenFields } from '../../app/forms/outcome.ts'
import type { PostResult } from '../../app/forms/post-result.ts'
import { postsPath } from '../../app/forms/posts-address.ts'
import type { StatusResult } from '../../app/forms/request-status.ts'
import { decodedPath } from '../../app/i18n/address.ts'
import type { CheckStatus } from './check-status.ts'
import { isSameSite } from './is-same-site.ts'
import { readSubmission } from './read-submission.ts'
import type { SubmitForm } from './submit-form.ts'

/** What became of a POST and the page to show it on, with its query, or a status where there is no such form. */
export type PostAnswer = (PostResult & { lang: Locale; path: string; search: string }) | { status: number }

export type PostsOptions = {
  siteUrl: string
  takeForm: SubmitForm
  askRequest: CheckStatus
  addressOf: (request: IncomingMessage) => string
}

export type Post = { request: IncomingMessage; requestId: string; lang: Locale; path: string; search: string }

const formsOf = ({ forms: standing, modals }: RegisteredPage): readonly FormName[] => [...standing, ...modals]

const isFormOf = (page: RegisteredPage, name: string | undefined): name is FormName => formsOf(page).some((form) => form === name)

const isAsked = (page: RegisteredPage | undefined) => requestPages.some(({ name }) => name === page?.name)

/** How many files a body may bring: as many as the form with the most of them takes. */
const filesIn = (names: readonly FormName[]) =>
  Math.max(0, ...names.map((name) => (forms[name] as Form).fields.filter(({ field }) => field.control === 'file').length))

const postedForms = (Object.values(forms) as Form[]).filter(({ posts }) => posts).map(({ name }) => name as FormName)

/** The form that a body was meant for which could not be read; the one with files, because those make bodies large. */
const likelyForm = (page: RegisteredPage): FormName | undefined => {
  const [first] = formsOf(page)
  return formsOf(page).find((name) => (forms[name] as Form).fields.some(({ field }) => field.control === 'file')) ?? first
}

const unread = (page: RegisteredPage | undefined, failure: Failure, { lang, path, search }: Post): PostAnswer => {
  const modal = new URLSearchParams(search).get('modal') ?? undefined
  const form = page && (isFormOf(page, modal) ? modal : likelyForm(page))
  if (!form) return { status: failure === 'too_large' ? 413 : 400 }
  return { outcome: { form, is: 'failed', failure, values: {} }, lang, path: decodedPath(path), search }
}

/** Reads a submission to a page, or to `/posts` from one, and submits it. */
export const createPosts =
  ({ siteUrl, takeForm, askRequest, addressOf }: PostsOptions) =>
  async (post: Post): Promise<PostAnswer> => {
    const { request, requestId, lang, path, search } = post
    if (!isSameSite(request.headers, siteUrl)) return { status: 403 }
    const isPosts = decodedPath(path) === postsPath
    const own = isPosts ? undefined : matchPage(decodedPath(path))?.page
    if (!isPosts && !isAsked(own) && (!own || formsOf(own).length === 0)) return { status: 405 }
    const submission = await readSubmission(request, {
      address: addressOf(request),
      mostFiles: filesIn(own ? formsOf(own) : postedForms),
    })
    if (typeof submission === 'string') return unread(own, submission, post)

    const { texts } = submission
    if (isAsked(own))
      return { standing: await askRequest({ texts, address: addressOf(request), lang, requestId }), lang, path: decodedPath(path), search }
    // A path that cannot be read leads nowhere.
    const from = isPosts ? (decoded(texts.get(hiddenFields.page) ?? '') ?? '') : decodedPath(path)
    const given = texts.get(hiddenFields.lang)
    const spoken = isPosts ? localeFrom(given) : lang
    const page = own ?? matchPage(from)?.page
    const name = texts.get(hiddenFields.form)
    if (!page || !isFormOf(page, name) || isPosts !== Boolean((forms[name] as Form).posts)) return { status: 400 }
    const query = new URLSearchParams(search)
    const outcome = await takeForm({
      form: name,
      page,
      path: from,
      query,
      lang: spoken,
      submission,
      address: addressOf(request),
      requestId,
    })
    // The query of `/posts` is none of the page's.
    return { outcome, lang: spoken, path: from, search: isPosts ? '' : search }
  }

export type Posts = ReturnType<typeof createPosts>

const failureStatus: Readonly<Record<Failure, number>> = {
  unreachable: 503,
  too_many: 429,
  too_large: 413,
  unreadable: 400,
  refused: 400,
}

const standingStatus: Readonly<Record<StatusResult['is'], number>> = {
  found: 200,
  blank: 422,
  missing: 404,
  too_many: 429,
  unreachable: 503,
}

/** The status that matches a page's message. */
export const statusOf = (postResult: PostResult): number => {
  if ('standing' in postResult) return standingStatus[postResult.standing.is]
  const { outcome } = postResult
  return outcome.is === 'sent' ? 200 : outcome.is === 'wrong' ? 422 : failureStatus[outcome.failure]
}

/** Retry-After for that status; after a proof of work the visitor retries at once. */
export const waitAfter = (postResult: PostResult, status = statusOf(postResult)): Record<string, string> => {
  if ('outcome' in postResult && postResult.outcome.is === 'failed' && postResult.outcome.puzzle) return {}
  const seconds = 'standing' in postResult && postResult.standing.is === 'too_many' ? postResult.standing.comeAgain : undefined
  return seconds ? { 'Retry-After': seconds } : retryAfter(status)
}
