import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { visitContext } from '../.server/visit.ts'
import { requestWords } from '../.server/words/request.ts'
import { titleDash } from '../i18n/title-dash.ts'
import { wordsIn } from '../i18n/words.ts'
import { Section } from '../kit/section.tsx'
import { headOf, screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'
import { RequestForm } from './request/request-form.tsx'
import { RequestStanding } from './request/request-standing.tsx'

/** Asks for nothing: what is told of a request comes with the visit of whoever asked, and works while the service is away. */
export const loader = async ({ context, params }: LoaderFunctionArgs) => {
  const visit = context.get(visitContext)
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
    code: standing?.code ?? params.slug ?? '',
  }
}

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function Request() {
  const { page, words, standing, code } = useLoaderData<typeof loader>()
  const isFound = standing?.is === 'found'
  return (
    <Screen page={page}>
      <Section block="request" title={isFound ? null : words.form}>
        {isFound ? <RequestStanding words={words} standing={standing} /> : <RequestForm words={words} code={code} standing={standing} />}
      </Section>
    </Screen>
  )
}
