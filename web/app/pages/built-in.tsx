import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { builtInAt } from '../.server/built-in/built-in.ts'
import { headOf } from '../.server/head.ts'
import { loadScreen } from '../.server/screen.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'

/** Makes no call but those of the shell: its content is part of the software. */
export const loader = (args: LoaderFunctionArgs) =>
  loadScreen(args, async (_content, visit) => {
    const { seo, blocks, ...page } = builtInAt(args.pattern, visit.lang)
    return { head: headOf({ ...page, seo }, visit), page, blocks }
  })

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function BuiltIn() {
  const { page, blocks } = useLoaderData<typeof loader>()
  return (
    <Screen page={page}>
      <Blocks blocks={blocks} />
    </Screen>
  )
}
