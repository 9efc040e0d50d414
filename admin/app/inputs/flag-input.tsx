import { Box, FormControlLabel, Switch } from '@mui/material'
import type { InputProps } from './input.ts'
import { useField } from './use-field.ts'

/** Yes or no. */
export const FlagInput = ({ label, path }: InputProps) => {
  const { value, onChange, onBlur } = useField<boolean | null>(path)
  return (
    <Box data-field={path}>
      <FormControlLabel
        label={label}
        control={<Switch checked={value === true} onChange={({ target }) => onChange(target.checked)} onBlur={onBlur} name={path} />}
      />
    </Box>
  )
}
