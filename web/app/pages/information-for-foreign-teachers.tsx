import { informationForForeignTeachers } from '@narkhoz/contract/pages/information-for-foreign-teachers.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { officeOf } from '../blocks/office-of.ts'
import { Consultation } from '../shell/consultation.tsx'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'

export const loader = (args: LoaderFunctionArgs) => loadPage(args, informationForForeignTeachers, async () => ({}))

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function InformationForForeignTeachers() {
  const { page, blocks } = useLoaderData<typeof loader>()
  return (
    <Screen page={page}>
      <Blocks blocks={blocks} />
      <Consultation office={officeOf(blocks)} />
    </Screen>
  )
}
