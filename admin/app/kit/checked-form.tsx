import { Alert, Box, Link, Stack, type StackProps } from '@mui/material'
import { type FormEvent, type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useWords } from '../i18n/words.ts'
import { colours } from '../theme/theme.ts'
import { FailureAlert } from './failure-alert.tsx'
import type { SaveFailure } from './use-action.ts'
import { useSaveKey } from './use-save-key.ts'

type CheckedFormProps = Pick<StackProps, 'spacing' | 'direction' | 'sx'> & {
  onSubmit: (event: FormEvent<HTMLFormElement>) => void
  /** Why it was not saved when that was tried last. */
  failed?: SaveFailure | undefined
  children: ReactNode
}

type Control = HTMLInputElement | HTMLTextAreaElement

/** What is wrong with a field, or with none of those that can be led to. */
type FieldProblem = { control: Control | undefined; text: string }

const isControl = (element: Element | null): element is Control =>
  element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement

/** A control's label without the star that says it is required. */
const nameOf = (control: Control) => (control.labels?.[0]?.textContent ?? control.getAttribute('aria-label') ?? '').replace(/\s*\*\s*$/, '')

/** Marks a control as invalid, visually and for screen readers. */
const mark = (control: Control) => control.setAttribute('aria-invalid', String(!control.validity.valid))

const wrongFrame = '& .MuiInputBase-root:has([aria-invalid=true]) .MuiOutlinedInput-notchedOutline'

/** Whether a key that was pressed now is meant for this form: it is written in, or there is no other and no question over it. */
const isMeant = (form: HTMLFormElement) =>
  form.contains(document.activeElement) ||
  (document.querySelectorAll('form').length === 1 && !document.activeElement?.closest('[role=dialog]'))

/**
 * A form that says in the language of the screens what is missing, because the browser's own bubbles speak the browser's. Whatever was in
 * the way of saving is said above it, and whoever tried is led there.
 */
export const CheckedForm = ({ onSubmit, failed, children, ...stack }: CheckedFormProps) => {
  const { signIn, users, inputs } = useWords()
  const [problems, setProblems] = useState<readonly FieldProblem[]>([])
  const form = useRef<HTMLFormElement>(null)
  const summary = useRef<HTMLDivElement>(null)
  const wordsFor = ({ validity }: Control) =>
    validity.valueMissing ? signIn.welcome.missing : validity.typeMismatch ? users.emailWrong : inputs.pattern
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const found = [...event.currentTarget.elements].filter(isControl).filter((control) => !control.validity.valid)
    for (const control of event.currentTarget.elements) if (isControl(control)) mark(control)
    setProblems(found.map((control) => ({ control, text: wordsFor(control) })))
    if (found.length === 0) onSubmit(event)
  }
  const read = useEffectEvent(() =>
    setProblems(
      Object.entries(failed?.fields ?? {}).map(([name, text]) => {
        const control = form.current?.querySelector(`[name="${CSS.escape(name)}"]`) ?? null
        return { control: isControl(control) ? control : undefined, text }
      }),
    ),
  )
  useEffect(() => {
    if (!failed) return
    read()
    summary.current?.focus()
  }, [failed])
  useEffect(() => {
    if (problems.length > 0) summary.current?.focus()
  }, [problems])
  useSaveKey(() => form.current && isMeant(form.current) && form.current.requestSubmit())
  return (
    <Box
      component="form"
      ref={form}
      noValidate
      onSubmit={submit}
      onInput={({ target }) => {
        // Valid input clears the error while typing; new errors are only shown on submit.
        if (target instanceof Element && isControl(target) && target.validity.valid) mark(target)
      }}
      sx={{ [wrongFrame]: { borderColor: colours.error } }}
    >
      {problems.length > 0 ? (
        <Alert severity="error" ref={summary} tabIndex={-1} sx={{ mb: 2 }}>
          {problems.map(({ control, text }) => (
            <div key={`${control?.name} ${text}`}>
              {control && nameOf(control) && (
                <>
                  <Link component="button" type="button" onClick={() => control.focus()} sx={{ verticalAlign: 'baseline' }}>
                    {nameOf(control)}
                  </Link>
                  {': '}
                </>
              )}
              {text}
            </div>
          ))}
        </Alert>
      ) : (
        failed && Object.keys(failed.fields).length === 0 && <FailureAlert failure={failed.failure} box={summary} />
      )}
      <Stack {...stack}>{children}</Stack>
    </Box>
  )
}
