import { summerSchool } from '@narkhoz/contract/forms/summer-school.ts'
import { summerSchool as declared } from '@narkhoz/contract/pages/summer-school.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { splitClosing } from '../blocks/closing.ts'
import { Form } from '../forms/form.tsx'
import { summerSchoolWords } from '../i18n/.server/summer-school.ts'
import { useLocale } from '../i18n/locale.ts'
import { SplitSection } from '../kit/split-section.tsx'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, declared, async ({ visit }) => ({ words: summerSchoolWords[visit.lang] }))

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function SummerSchool() {
  const { page, blocks, words } = useLoaderData<typeof loader>()
  const locale = useLocale()
  const { before, closing } = splitClosing(blocks)
  return (
    <Screen page={page}>
      <Blocks blocks={before} />
      <SplitSection
        block="summer-school"
        title={summerSchool.title[locale]}
        id="registration"
        ground="tint"
        ratio="list"
        words={<p>{words.lead}</p>}
      >
        <Form form={summerSchool} />
      </SplitSection>
      <Blocks blocks={closing} />
    </Screen>
  )
}
