import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { withViews } from '../.server/blocks.ts'
import { builtInAt } from '../.server/built-in/built-in.ts'
import { loadScreen } from '../.server/screen.ts'
import { accordion } from '../blocks/accordion/accordion.tsx'
import { Blocks } from '../blocks/blocks.tsx'
import { cards } from '../blocks/cards/cards.tsx'
import { contacts } from '../blocks/contacts/contacts.tsx'
import { facts } from '../blocks/facts/facts.tsx'
import { intro } from '../blocks/intro/intro.tsx'
import { numbers } from '../blocks/numbers/numbers.tsx'
import { steps } from '../blocks/steps/steps.tsx'
import { table } from '../blocks/table/table.tsx'
import { text } from '../blocks/text/text.tsx'
import { timeline } from '../blocks/timeline/timeline.tsx'
import { headOf, screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'

const views = [intro, text, numbers, table, steps, facts, cards, timeline, accordion, contacts]

/** Asks for nothing but what every screen shares: what it says is part of the software. */
export const loader = (args: LoaderFunctionArgs) =>
  loadScreen(args, async (_content, visit) => {
    const { seo, blocks, ...page } = builtInAt(args.pattern, visit.lang)
    return { head: headOf({ ...page, seo }, visit), page, blocks: withViews(blocks, views, visit.log) }
  })

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function BuiltIn() {
  const { page, blocks } = useLoaderData<typeof loader>()
  return (
    <Screen page={page}>
      <Blocks blocks={blocks} views={views} />
    </Screen>
  )
}
