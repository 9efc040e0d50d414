import { constants } from '@narkhoz/contract/constants.ts'
import { service } from '@narkhoz/contract/forms/service.ts'
import { history } from '@narkhoz/contract/pages/history.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { historyBlocks } from '../.server/history-blocks.ts'
import { chosenByWords } from '../.server/options.ts'
import { loadPage } from '../.server/page.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { Form } from '../forms/form.tsx'
import { historyWords } from '../i18n/.server/governance.ts'
import { useLocale } from '../i18n/locale.ts'
import { SplitSection } from '../kit/split-section.tsx'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'
import { TimelineSection } from './history/timeline-section.tsx'

export const loader = async (args: LoaderFunctionArgs) => {
  const { blocks, ...screen } = await loadPage(
    args,
    history,
    async ({ answers: { entries, directions, services }, visit }) => {
      return {
        words: historyWords[visit.lang],
        entries,
        options: { direction: chosenByWords(directions), service: chosenByWords(services) },
      }
    },
    { beside: (content) => content.settings() },
  )
  return { ...screen, blocks: historyBlocks(blocks, screen.entries.length > 0) }
}

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function History() {
  const { page, blocks, words, entries, options } = useLoaderData<typeof loader>()
  const locale = useLocale()
  const at = constants.historyTimelinePosition
  const timeline = blocks.find(({ position }) => position === at)
  return (
    <Screen page={page}>
      <Blocks blocks={blocks.filter(({ position }) => position < at)} />
      {timeline && <TimelineSection block={timeline} entries={entries} />}
      <SplitSection block="service" title={service.title[locale]} ratio="list" words={<p>{words.service}</p>}>
        <Form form={service} options={options} />
      </SplitSection>
      <Blocks blocks={blocks.filter(({ position }) => position > at)} />
    </Screen>
  )
}
