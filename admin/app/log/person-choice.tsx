import { Autocomplete, TextField, Typography } from '@mui/material'
import { accountCalls } from '@narkhoz/contract/admin/accounts.ts'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ask } from '../api/ask.ts'
import { useWords } from '../i18n/words.ts'
import { useFilters } from '../kit/list-filters.tsx'
import { usePickerWords } from '../kit/use-picker-words.ts'
import { useSettled } from '../kit/use-settled.ts'

/** Limit of options; further input finds others. */
const most = 20

/** Whose lines are shown, looked for by name or email, for who may see everybody's account. */
export const PersonChoice = () => {
  const { log: own, users } = useWords()
  const { values, set } = useFilters()
  const pickerWords = usePickerWords()
  const id = values.by
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const q = useSettled(typed)
  const { data: offered = [], isFetching } = useQuery({
    queryKey: ['users', 'offered', q],
    queryFn: ({ signal }) => ask(accountCalls.users, { query: { q, limit: most }, signal }),
    enabled: isOpen,
    placeholderData: (before) => before,
  })
  const { data: chosen = null } = useQuery({
    queryKey: ['users', 'one', id],
    queryFn: ({ signal }) => ask(accountCalls.user, { params: { id: id ?? '' }, signal }),
    enabled: id !== undefined,
  })
  return (
    <Autocomplete
      {...pickerWords}
      options={offered}
      value={id === undefined ? null : chosen}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      loading={isFetching}
      // The service has already filtered.
      filterOptions={(all) => all}
      getOptionLabel={({ name }) => name}
      getOptionKey={(person) => person.id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      renderOption={({ key, ...props }, { name, email }) => (
        <li key={key} {...props}>
          <div>
            {name}
            <Typography variant="caption" color="textSecondary" component="div">
              {email}
            </Typography>
          </div>
        </li>
      )}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_, person) => set('by', person?.id)}
      sx={{ width: 260 }}
      renderInput={(params) => <TextField {...params} label={own.who} placeholder={users.search} />}
    />
  )
}
