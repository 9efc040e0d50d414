import { Alert, Box, Button, MenuItem, TextField, Typography } from '@mui/material'
import { slugFrom } from '@narkhoz/contract/admin/slug-from.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { useFormContext } from 'react-hook-form'
import { useWords } from '../i18n/words.ts'
import { useFieldError, useFieldErrors } from '../inputs/field-errors.tsx'
import { Labelled } from '../inputs/labelled.tsx'
import { textsOf } from '../schema/values.ts'

const longest = 200

/** The slug of an entry: typed, generated from its title, or selected from a closed list. */
export const SlugInput = ({
  entity,
  value,
  published,
  onChange,
}: {
  entity: Entity
  value: string
  /** The slug that visitors know, where there is one. */
  published: string | undefined
  onChange: (slug: string) => void
}) => {
  const { entry: words } = useWords()
  const { getValues } = useFormContext()
  const { clear } = useFieldErrors()
  const problem = useFieldError('slug')
  const { slug: declared, heading, page } = entity
  if (!declared) return null
  // A page is found under its path: its slug only names it among the others.
  const isInner = page !== undefined && !page.address
  const label = isInner ? words.innerSlug : words.slug
  const change = (slug: string) => {
    onChange(slug)
    clear('slug')
  }
  const make = () => {
    const { kz, en } = textsOf(getValues(heading))
    change(slugFrom(en || kz))
  }
  const isRenamed = !isInner && published !== undefined && value !== published
  return (
    <Labelled label={label} isRequired path="slug">
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'flex-start', flexWrap: 'wrap' }}>
        {Array.isArray(declared) ? (
          <TextField
            select
            value={value}
            onChange={({ target }) => change(target.value)}
            error={problem !== undefined}
            helperText={problem ?? words.slugClosed}
            sx={{ maxWidth: 420 }}
            slotProps={{ select: { SelectDisplayProps: { 'aria-label': label } }, htmlInput: { name: 'slug' } }}
          >
            {declared.map((slug: string) => (
              <MenuItem key={slug} value={slug}>
                {slug}
              </MenuItem>
            ))}
          </TextField>
        ) : (
          <>
            <TextField
              value={value}
              onChange={({ target }) => change(target.value)}
              error={problem !== undefined}
              helperText={problem ?? (isInner ? words.innerSlugHint : words.slugHint)}
              sx={{ maxWidth: 480, flexGrow: 1 }}
              slotProps={{ htmlInput: { 'aria-label': label, name: 'slug', maxLength: longest, spellCheck: false } }}
            />
            <Button onClick={make}>{words.makeSlug}</Button>
          </>
        )}
      </Box>
      {page?.address && value && (
        <Typography variant="caption" color="textSecondary">
          {page.address.replace('{slug}', value)}
        </Typography>
      )}
      {isRenamed && (
        <Alert severity="info" sx={{ mt: 1, py: 0 }}>
          {words.slugRenamed}
        </Alert>
      )}
    </Labelled>
  )
}
