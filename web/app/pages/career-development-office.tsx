import { vacancy } from '@narkhoz/contract/forms/vacancy.ts'
import { careerDevelopmentOffice } from '@narkhoz/contract/pages/career-development-office.ts'
import { type LoaderFunctionArgs, type MetaArgs, useLoaderData } from 'react-router'
import { loadPage } from '../.server/page.ts'
import { Blocks } from '../blocks/blocks.tsx'
import { splitClosing } from '../blocks/closing.ts'
import { splitOpening } from '../blocks/opening.ts'
import { careerWords } from '../i18n/.server/career.ts'
import { useWords } from '../i18n/words.ts'
import { DialogLink } from '../kit/dialog.tsx'
import { Empty } from '../kit/empty.tsx'
import { Pagination } from '../kit/pagination.tsx'
import { Section } from '../kit/section.tsx'
import { partnerLogo } from '../sections/entries/partner-logo.ts'
import { vacancyRow } from '../sections/entries/vacancy-row.tsx'
import { FormDialog } from '../sections/form-dialog/form-dialog.tsx'
import { LogoGrid } from '../sections/logo-grid/logo-grid.tsx'
import { RowList } from '../sections/row-list/row-list.tsx'
import { screenMeta } from '../shell/meta.ts'
import { Screen } from '../shell/screen.tsx'
import styles from './career-development-office.module.css'

export const loader = (args: LoaderFunctionArgs) =>
  loadPage(args, careerDevelopmentOffice, async ({ answers: { vacancies, partners }, visit }) => {
    return { words: careerWords[visit.lang], vacancies, logos: partners.map(partnerLogo) }
  })

export const meta = (args: MetaArgs<typeof loader>) => screenMeta(args)

export default function CareerDevelopmentOffice() {
  const { page, blocks, words, vacancies, logos } = useLoaderData<typeof loader>()
  const dictionary = useWords()
  const { before, closing } = splitClosing(blocks)
  const { opening, rest } = splitOpening(before)
  const { title, lead, apply, pages, none, toContacts } = words.vacancies
  return (
    <Screen page={page}>
      <Blocks blocks={opening} />
      <Section
        block="vacancies"
        id="vacancies"
        title={title}
        page={vacancies.meta.current_page}
        lead={<p>{lead}</p>}
        aside={<DialogLink name={vacancy.name} text={apply} />}
      >
        <RowList
          rows={vacancies.data.map((one) => vacancyRow(one, dictionary))}
          empty={<Empty text={none} way={{ to: '/contacts', text: toContacts }} />}
        />
        <p className={styles.apply}>
          <DialogLink name={vacancy.name} text={apply} quiet />
        </p>
        <Pagination label={pages} page={vacancies.meta.current_page} last={vacancies.meta.last_page} at="vacancies" />
      </Section>
      <Blocks blocks={rest} />
      <Section block="partners" title={words.partners.title} lead={<p>{words.partners.lead}</p>} ground="tint">
        <LogoGrid logos={logos} />
      </Section>
      <Blocks blocks={closing} />
      <FormDialog form={vacancy} lead={words.form} />
    </Screen>
  )
}
