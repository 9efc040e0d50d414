import { militaryDepartment } from '@narkhoz/contract/pages/military-department.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'

export const loader = (args: LoaderFunctionArgs) => loadPage(args, militaryDepartment, async () => ({}))

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function MilitaryDepartment() {
  const { page, blocks } = useLoaderData<typeof loader>()
  return (
    <Screen page={page}>
      <Blocks blocks={blocks} />
    </Screen>
  )
}
