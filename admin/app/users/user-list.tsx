import Add from '@mui/icons-material/Add'
import { Box, Button, Typography } from '@mui/material'
import { accountStates, type User } from '@narkhoz/contract/admin/accounts.ts'
import { roleLabels, roles } from '@narkhoz/contract/admin/roles.ts'
import { Link } from 'react-router'
import { useFormTitle } from '../applications/form-summaries.tsx'
import { useLang, useWords } from '../i18n/words.ts'
import { useDates } from '../kit/dates.ts'
import { Empty } from '../kit/empty.tsx'
import { ListBase } from '../kit/list-base.tsx'
import { FilterChoice, SearchField } from '../kit/list-filters.tsx'
import { ListTable } from '../kit/list-table.tsx'
import { Page } from '../kit/page.tsx'
import { StateChip } from '../kit/state-chip.tsx'

/** Everybody who can sign in. */
export const UserList = () => {
  const words = useWords()
  const { users: own } = words
  const lang = useLang()
  const dates = useDates()
  const titleOf = useFormTitle()
  return (
    <ListBase perPage={50} sort={{ field: '', order: 'ASC' }}>
      <Page
        title={own.title}
        actions={
          <Button variant="contained" component={Link} to="/users/create" startIcon={<Add />}>
            {own.create}
          </Button>
        }
      >
        <Box sx={{ display: 'flex', gap: 1.25, flexWrap: 'wrap', mb: 1.5 }}>
          <SearchField label={own.search} />
          <FilterChoice name="role" label={own.role} options={roles.map((value) => ({ value, label: roleLabels[value][lang] }))} />
          <FilterChoice name="state" label={own.state} options={accountStates.map((value) => ({ value, label: own.states[value] }))} />
        </Box>
        <ListTable<User>
          label={own.title}
          nameOf={({ name }) => name}
          to={({ id }) => `/users/${id}`}
          columns={[
            {
              label: own.name,
              show: ({ name, email }) => (
                <>
                  {name}
                  <Typography variant="caption" color="textSecondary" component="div">
                    {email}
                  </Typography>
                </>
              ),
            },
            {
              label: own.role,
              show: ({ role, forms }) => (
                <>
                  {roleLabels[role][lang]}
                  {forms.length > 0 && (
                    <Typography variant="caption" color="textSecondary" component="div">
                      {forms.map(titleOf).join(', ')}
                    </Typography>
                  )}
                </>
              ),
            },
            {
              label: own.state,
              show: ({ state }) => (
                <StateChip tone={state === 'active' ? 'ok' : state === 'invited' ? 'info' : 'plain'} label={own.states[state]} />
              ),
              isNarrow: true,
            },
            { label: own.twoFactor, show: ({ two_factor }) => (two_factor ? own.on : own.off), isNarrow: true, isWideOnly: true },
            {
              label: own.lastSeen,
              show: ({ last_seen_at }) => (last_seen_at ? dates.moment(last_seen_at) : own.never),
              isNarrow: true,
              isWideOnly: true,
            },
          ]}
          empty={<Empty title={words.list.nothing} />}
        />
      </Page>
    </ListBase>
  )
}
