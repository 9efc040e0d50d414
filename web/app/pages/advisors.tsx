import { advisor } from '@narkhoz/contract/forms/advisor.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { advisorForm } from '../.server/built-in/advisors/form.ts'
import { builtInAt } from '../.server/built-in/built-in.ts'
import { headOf } from '../.server/head.ts'
import { loadScreen } from '../.server/screen.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { Form } from '../forms/form.tsx'
import { useLocale } from '../i18n/locale.ts'
import { SplitSection } from '../kit/split-section.tsx'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'

/** Makes no call but those of the shell: its content is part of the software. */
export const loader = (args: LoaderFunctionArgs) =>
  loadScreen(args, async (_content, visit) => {
    const { seo, blocks, ...page } = builtInAt(args.pattern, visit.lang)
    return {
      head: headOf({ ...page, seo }, visit),
      page,
      blocks,
      form: advisorForm(visit.lang),
    }
  })

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function Advisors() {
  const { page, blocks, form } = useLoaderData<typeof loader>()
  const locale = useLocale()
  return (
    <Screen page={page}>
      <Blocks blocks={blocks} />
      <SplitSection block="advisor" title={advisor.title[locale]} ground="tint" ratio="list" words={<p>{form.lead}</p>}>
        <Form form={advisor} options={form.options} />
      </SplitSection>
    </Screen>
  )
}
