import { Alert, AlertTitle, Box, Link } from '@mui/material'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { useEffect, useRef } from 'react'
import { useFormContext } from 'react-hook-form'
import { useLang, useWords } from '../i18n/words.ts'
import { useFieldErrors } from '../inputs/field-errors.tsx'
import { FailureAlert } from '../kit/failure-alert.tsx'
import { placeLabel } from '../schema/place-label.ts'
import type { Values } from '../schema/values.ts'

/** Leads to the input of a place, or to whatever holds it. */
const goTo = (path: string) => {
  const steps = path.split('.')
  for (let length = steps.length; length > 0; length -= 1) {
    const place = document.querySelector<HTMLElement>(`[data-field="${CSS.escape(steps.slice(0, length).join('.'))}"]`)
    if (!place) continue
    place.scrollIntoView({ block: 'center' })
    place.querySelector<HTMLElement>('input, textarea, [contenteditable=true], button, [role=combobox]')?.focus({ preventScroll: true })
    return
  }
}

/** Why the entry was not saved: everything that is wrong with it, each a way to its place, or what else was in the way. */
export const ProblemSummary = ({ entity }: { entity: Entity }) => {
  const { entry: words } = useWords()
  const lang = useLang()
  const { problems, refusals, failure } = useFieldErrors()
  const { getValues } = useFormContext()
  const box = useRef<HTMLDivElement>(null)
  const places = Object.entries(problems)
  const count = places.length
  // Only a refusal moves the focus: while correcting fields it must stay.
  useEffect(() => {
    if (refusals > 0) box.current?.focus()
  }, [refusals])
  if (count === 0 && failure === undefined) return null
  if (count === 0) return <FailureAlert failure={failure} box={box} />
  return (
    <Alert severity="error" ref={box} tabIndex={-1} sx={{ mb: 2 }}>
      <AlertTitle>{words.problems}</AlertTitle>
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {places.map(([path, problem]) => (
          <li key={path}>
            <Link component="button" type="button" onClick={() => goTo(path)} sx={{ verticalAlign: 'baseline' }}>
              {placeLabel(entity.attributes, path, getValues() as Values, lang)}
            </Link>
            : {problem}
          </li>
        ))}
      </Box>
    </Alert>
  )
}
