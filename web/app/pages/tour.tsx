import { tour } from '@narkhoz/contract/forms/tour.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { tourWords } from '../.server/words/tour.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { splitClosing } from '../blocks/closing.ts'
import { everyView } from '../blocks/every-view.ts'
import { Form } from '../forms/form.tsx'
import { useLocale } from '../i18n/locale.ts'
import { SplitSection } from '../kit/split-section.tsx'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'

export const loader = (args: LoaderFunctionArgs) => loadPage(args, async ({ visit }) => ({ words: tourWords[visit.lang] }))

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function Tour() {
  const { page, blocks, words } = useLoaderData<typeof loader>()
  const locale = useLocale()
  const { before, closing } = splitClosing(blocks)
  return (
    <Screen page={page}>
      <Blocks blocks={before} views={everyView} />
      <SplitSection block="tour" title={tour.title[locale]} id="booking" ground="tint" ratio="list" words={<p>{words.lead}</p>}>
        <Form form={tour} />
      </SplitSection>
      <Blocks blocks={closing} views={everyView} />
    </Screen>
  )
}
