import Add from '@mui/icons-material/Add'
import { Box, Button } from '@mui/material'
import type { ReplyTemplate } from '@narkhoz/contract/admin/applications.ts'
import { formsOf } from '@narkhoz/contract/admin/roles.ts'
import { locales } from '@narkhoz/contract/locales.ts'
import { Link } from 'react-router'
import { useFormTitle } from '../applications/form-summaries.tsx'
import { useWords } from '../i18n/words.ts'
import { useDates } from '../kit/dates.ts'
import { Empty } from '../kit/empty.tsx'
import { ListBase } from '../kit/list-base.tsx'
import { FilterChoice, SearchField } from '../kit/list-filters.tsx'
import { ListTable } from '../kit/list-table.tsx'
import { Page } from '../kit/page.tsx'
import { useCurrentUser } from '../session/current-user.tsx'

/** Replies that staff send often. */
export const TemplateList = () => {
  const words = useWords()
  const { templates: own } = words
  const titleOf = useFormTitle()
  const dates = useDates()
  const me = useCurrentUser()
  const create = (
    <Button variant="contained" component={Link} to="/templates/create" startIcon={<Add />}>
      {own.create}
    </Button>
  )
  return (
    <ListBase perPage={50} sort={{ field: '', order: 'ASC' }}>
      <Page title={own.title} actions={create}>
        <Box sx={{ display: 'flex', gap: 1.25, flexWrap: 'wrap', mb: 1.5 }}>
          <SearchField label={words.common.search} />
          <FilterChoice name="form" label={own.form} options={formsOf(me).map((value) => ({ value, label: titleOf(value) }))} />
          <FilterChoice name="language" label={own.lang} options={locales.map((value) => ({ value, label: words.languages[value] }))} />
        </Box>
        <ListTable<ReplyTemplate>
          label={own.title}
          nameOf={({ title }) => title}
          to={({ id }) => `/templates/${id}`}
          columns={[
            { label: own.name, show: ({ title }) => title },
            { label: own.form, show: ({ form }) => titleOf(form) },
            { label: own.lang, show: ({ lang }) => words.languages[lang], isNarrow: true },
            { label: words.list.updated, show: ({ updated_at }) => dates.moment(updated_at), isNarrow: true, isWideOnly: true },
          ]}
          empty={<Empty title={own.empty} hint={own.emptyHint} />}
        />
      </Page>
    </ListBase>
  )
}
