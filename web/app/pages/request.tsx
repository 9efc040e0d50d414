import { requestPages } from '@narkhoz/contract/pages/request.ts'
import { isCode, spelledCode } from '@narkhoz/contract/receipt-code.ts'
import { titleDash } from '@narkhoz/contract/title-dash.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import type { Content } from '../.server/content.ts'
import { headOf } from '../.server/head.ts'
import { officeAtPage } from '../.server/office-at-page.ts'
import { officeIndex } from '../.server/office-index.ts'
import { contentContext, type RequestState, requestContext } from '../.server/request-context.ts'
import { orNothing } from '../.server/screen.ts'
import { fallbackLang } from '../format/fallback-lang.ts'
import { requestWords } from '../i18n/.server/request.ts'
import { wordsIn } from '../i18n/words.ts'
import { Section } from '../kit/section.tsx'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'
import { RequestForm } from './request/request-form.tsx'
import { type Office, RequestStanding } from './request/request-standing.tsx'

/** The office of the page that a request was sent from, or that of its form; without it the page shows the rest. */
const officeFor = async (form: string, page: string | undefined, content: Content, visit: RequestState): Promise<Office | undefined> => {
  const own = page === undefined ? undefined : await orNothing(officeAtPage(content, page), visit, requestPages[0].failureText)
  if (own) return { title: own.title, titleLang: own.titleLang, phone: own.phone ?? null }
  const contacts = await orNothing(content.item('settings/contacts'), visit, requestPages[0].failureText)
  const at = officeIndex(contacts, form)
  const office = contacts?.items?.[at]
  return contacts && office && { title: office.title, titleLang: fallbackLang(contacts, `items.${at}.title`), phone: office.phone }
}

/** The status comes with the POST; only the office is loaded, and the page works without the service. */
export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const visit = context.get(requestContext)
  const words = requestWords[visit.lang]
  const { title, description, lead } = words
  const { standing } = visit
  return {
    head: headOf({ seo: { title: `${title}${titleDash[visit.lang]}${wordsIn(visit.lang).name.full}`, description }, fallback: [] }, visit, {
      isHidden: true,
    }),
    page: { title, fallback: [], banner: { title: null, lead, picture: null, picture_mobile: null, link: null } },
    words,
    standing,
    office: standing?.is === 'found' ? await officeFor(standing.form, standing.page, context.get(contentContext), visit) : undefined,
    code: standing?.code ?? (isCode(params.slug) ? spelledCode(params.slug ?? '') : (params.slug ?? '')),
  }
}

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function Request() {
  const { page, words, standing, office, code } = useLoaderData<typeof loader>()
  const isFound = standing?.is === 'found'
  return (
    <Screen page={page} slim>
      <Section block="request" title={isFound ? null : words.form}>
        {isFound ? (
          <RequestStanding words={words} standing={standing} office={office} />
        ) : (
          <RequestForm words={words} code={code} standing={standing} />
        )}
      </Section>
    </Screen>
  )
}
