import { Checkbox, FormControlLabel, FormGroup, FormHelperText } from '@mui/material'
import { useLang } from '../i18n/words.ts'
import { useFieldError } from './field-errors.tsx'
import type { InputProps } from './input.ts'
import { Labelled } from './labelled.tsx'
import { useField } from './use-field.ts'

/** Some of a fixed list, in its order. */
export const ChoicesInput = ({ attribute: { required, options = [] }, label, path }: InputProps) => {
  const lang = useLang()
  const { value, onChange, onBlur } = useField<string[]>(path)
  const problem = useFieldError(path)
  const toggle = (one: string, isChosen: boolean) =>
    onChange(options.map((option) => option.value).filter((option) => (option === one ? isChosen : value.includes(option))))
  return (
    <Labelled label={label} isRequired={required} path={path}>
      <FormGroup row>
        {options.map((option) => (
          <FormControlLabel
            key={option.value}
            label={option.label[lang]}
            control={
              <Checkbox
                size="small"
                name={path}
                checked={value.includes(option.value)}
                onChange={({ target }) => toggle(option.value, target.checked)}
                onBlur={onBlur}
              />
            }
          />
        ))}
      </FormGroup>
      {problem && <FormHelperText error>{problem}</FormHelperText>}
    </Labelled>
  )
}
