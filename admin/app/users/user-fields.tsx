import { Box, Checkbox, FormControlLabel, FormHelperText, MenuItem, Radio, RadioGroup, Stack, TextField, Typography } from '@mui/material'
import { formNames, type Role, roleLabels, roles } from '@narkhoz/contract/admin/roles.ts'
import type { FormName } from '@narkhoz/contract/forms/registry.ts'
import { type Locale, locales } from '@narkhoz/contract/locales.ts'
import { useFormTitle } from '../applications/form-summaries.tsx'
import { ownNames } from '../i18n/own-names.ts'
import { useLang, useWords } from '../i18n/words.ts'

/** Input of an account's form. */
export type UserValues = { name: string; role: Role; forms: readonly FormName[]; lang: Locale }

type UserFieldsProps = {
  values: UserValues
  onChange: (values: UserValues) => void
  isRoleFixed?: boolean
  /** The account is not there yet: whoever it is for is invited. */
  isNew?: boolean
  wrong?: Readonly<Record<string, string>>
}

const Forms = ({ values, onChange, wrong = {} }: UserFieldsProps) => {
  const { users: own } = useWords()
  const titleOf = useFormTitle()
  const toggle = (name: FormName, isChosen: boolean) =>
    onChange({ ...values, forms: formNames.filter((one) => (one === name ? isChosen : values.forms.includes(one))) })
  return (
    <Box role="group" aria-label={own.forms}>
      <Typography sx={{ fontWeight: 580 }}>{own.forms}</Typography>
      <Typography variant="caption" color="textSecondary">
        {own.formsHint}
      </Typography>
      <Box sx={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' }}>
        {formNames.map((name) => (
          <FormControlLabel
            key={name}
            label={titleOf(name)}
            control={
              <Checkbox size="small" checked={values.forms.includes(name)} onChange={({ target }) => toggle(name, target.checked)} />
            }
          />
        ))}
      </Box>
      {wrong.forms && <FormHelperText error>{wrong.forms}</FormHelperText>}
    </Box>
  )
}

/** Name, role with its description, and the forms of a member of staff. */
export const UserFields = (props: UserFieldsProps) => {
  const { values, onChange, isRoleFixed = false, isNew = false, wrong = {} } = props
  const { users: own } = useWords()
  const lang = useLang()
  return (
    <Stack spacing={2.5}>
      <TextField
        name="name"
        label={own.name}
        required
        value={values.name}
        onChange={({ target }) => onChange({ ...values, name: target.value })}
        error={wrong.name !== undefined}
        helperText={wrong.name}
        slotProps={{ htmlInput: { maxLength: 200 } }}
      />
      <Box>
        <Typography id="role-label" sx={{ fontWeight: 580 }}>
          {own.role}
        </Typography>
        <RadioGroup
          aria-labelledby="role-label"
          value={values.role}
          onChange={({ target }) => onChange({ ...values, role: target.value as Role })}
        >
          {roles.map((role) => (
            <FormControlLabel
              key={role}
              value={role}
              disabled={isRoleFixed}
              control={<Radio size="small" />}
              label={
                <>
                  {roleLabels[role][lang]}
                  <Typography variant="caption" color="textSecondary" component="span" sx={{ display: 'block' }}>
                    {own.roleHints[role]}
                  </Typography>
                </>
              }
              sx={{ alignItems: 'flex-start', mb: 0.5, '& .MuiRadio-root': { pt: 0.25 } }}
            />
          ))}
        </RadioGroup>
      </Box>
      {values.role === 'staff' && <Forms {...props} />}
      <TextField
        select
        label={own.lang}
        value={values.lang}
        onChange={({ target }) => onChange({ ...values, lang: target.value as Locale })}
        helperText={isNew && own.langInvites}
        sx={{ maxWidth: 280 }}
      >
        {locales.map((one) => (
          <MenuItem key={one} value={one}>
            {ownNames[one]}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  )
}
