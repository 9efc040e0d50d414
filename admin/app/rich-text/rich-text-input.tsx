import { Skeleton } from '@mui/material'
import { lazy, Suspense } from 'react'
import { InLanguages } from '../inputs/in-languages.tsx'
import type { InputProps } from '../inputs/input.ts'
import { Labelled } from '../inputs/labelled.tsx'

// The editor is heavy, and many screens have no formatted text.
const RichTextIn = lazy(async () => ({ default: (await import('./rich-text-in.tsx')).RichTextIn }))

const usualLength = 50_000

/** A formatted text in three languages. */
export const RichTextInput = ({ attribute: { required, max = usualLength }, label, path }: InputProps) => (
  <Labelled label={label} isRequired={required} path={path}>
    <InLanguages path={path} isQuiet={!required}>
      {(lang) => (
        <Suspense fallback={<Skeleton variant="rounded" height={132} />}>
          <RichTextIn path={path} lang={lang} label={label} max={max} />
        </Suspense>
      )}
    </InLanguages>
  </Labelled>
)
