import { strategy } from '@narkhoz/contract/pages/strategy.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { requestContext } from '../.server/request-context.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { strategyWords } from '../i18n/.server/governance.ts'
import { Empty } from '../kit/empty.tsx'
import { Section } from '../kit/section.tsx'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'

/** A failed call is only logged here: the screen is shown with what there is. */
export const loader = (args: LoaderFunctionArgs) => {
  const words = strategyWords[args.context.get(requestContext).lang]
  const { title, description } = words
  return loadPage(args, strategy, async () => ({ words }), { standIn: { title, seo: { title, description } } })
}

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function Strategy() {
  const { page, blocks, words } = useLoaderData<typeof loader>()
  return (
    <Screen page={page}>
      {blocks.length > 0 ? (
        <Blocks blocks={blocks} />
      ) : (
        <Section block="missing" title={words.missing.title}>
          <Empty text={words.missing.text} way={{ to: '/mission-and-values', text: words.way }} />
        </Section>
      )}
    </Screen>
  )
}
