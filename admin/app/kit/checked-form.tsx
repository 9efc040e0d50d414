import { Alert, Box, Stack, type StackProps } from '@mui/material'
import { type FormEvent, type ReactNode, useState } from 'react'
import { useWords } from '../i18n/words.ts'
import { colours } from '../theme/theme.ts'

type CheckedFormProps = Pick<StackProps, 'spacing' | 'direction' | 'sx'> & {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  children: ReactNode
}

type Control = HTMLInputElement | HTMLTextAreaElement

const isControl = (element: Element): element is Control => element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/** A control's label without the star that says it is required. */
const nameOf = (control: Control) => (control.labels?.[0]?.textContent ?? control.getAttribute('aria-label') ?? '').replace(/\s*\*\s*$/, '')

/** Says for those who hear the field, and by its frame, whether something is wrong with it. */
const mark = (control: Control) => control.setAttribute('aria-invalid', String(!control.validity.valid))

const wrongFrame = '& .MuiInputBase-root:has([aria-invalid=true]) .MuiOutlinedInput-notchedOutline'

/** A form that says in the language of the screens what is missing: the browser's own bubbles speak the browser's. */
export const CheckedForm = ({ onSubmit, children, ...stack }: CheckedFormProps) => {
  const { signIn, users, inputs } = useWords()
  const [wrong, setWrong] = useState<readonly string[]>([])
  const wordsFor = ({ validity }: Control) =>
    validity.valueMissing ? signIn.welcome.missing : validity.typeMismatch ? users.emailWrong : inputs.pattern
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = [...event.currentTarget.elements].filter(isControl).filter((control) => !control.validity.valid)
    for (const control of event.currentTarget.elements) if (isControl(control)) mark(control)
    setWrong(found.map((control) => `${nameOf(control)}: ${wordsFor(control)}`))
    if (found[0]) found[0].focus()
    else onSubmit(event)
  }
  return (
    <Box
      component="form"
      noValidate
      onSubmit={submit}
      onInput={({ target }) => {
        // Corrected while it is typed; what is begun is not called wrong before it was sent.
        if (target instanceof Element && isControl(target) && target.validity.valid) mark(target)
      }}
      sx={{ [wrongFrame]: { borderColor: colours.error } }}
    >
      {wrong.length > 0 && (
        <Alert severity="error" sx={{ mb: 2 }}>
          {wrong.map((line) => (
            <div key={line}>{line}</div>
          ))}
        </Alert>
      )}
      <Stack {...stack}>{children}</Stack>
    </Box>
  )
}
