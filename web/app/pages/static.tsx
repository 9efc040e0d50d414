import { researchCenter } from '@narkhoz/contract/pages/research-center.ts'
import { staticPage, staticPages } from '@narkhoz/contract/pages/static-pages.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'
import { Socials } from '../shell/socials.tsx'

export const loader = (args: LoaderFunctionArgs) => loadPage(args, [...staticPages, researchCenter, staticPage], async () => ({}))

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function Static() {
  const { page, blocks } = useLoaderData<typeof loader>()
  return (
    <Screen page={page}>
      <Blocks blocks={blocks} />
      <Socials />
    </Screen>
  )
}
