import { date, isoDay } from '@narkhoz/contract/fields/date.ts'
import { judge } from '@narkhoz/contract/fields/field.ts'
import { checkTogether } from '@narkhoz/contract/forms/form.ts'
import { tour } from '@narkhoz/contract/forms/tour.ts'
import { tour as declared } from '@narkhoz/contract/pages/tour.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { splitClosing } from '../blocks/closing.ts'
import { Form } from '../forms/form.tsx'
import { tourWords } from '../i18n/.server/tour.ts'
import { useLocale } from '../i18n/locale.ts'
import { SplitSection } from '../kit/split-section.tsx'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'

/** The day that the address names, where it can be booked. */
const dayIn = ({ date: day = '' }: Readonly<Record<string, string | undefined>>): Record<string, string> =>
  day && !judge(date, day) && Object.keys(checkTogether(tour, { date: day })).length === 0 ? { date: isoDay(day) } : {}

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, declared, async ({ visit, query }) => ({ words: tourWords[visit.lang], chosen: dayIn(query) }))

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function Tour() {
  const { page, blocks, words, chosen } = useLoaderData<typeof loader>()
  const locale = useLocale()
  const { before, closing } = splitClosing(blocks)
  return (
    <Screen page={page}>
      <Blocks blocks={before} />
      <SplitSection block="tour" title={tour.title[locale]} id="booking" ground="tint" ratio="list" words={<p>{words.lead}</p>}>
        <Form form={tour} chosen={chosen} />
      </SplitSection>
      <Blocks blocks={closing} />
    </Screen>
  )
}
