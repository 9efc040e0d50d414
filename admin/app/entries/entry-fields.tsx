import { Stack } from '@mui/material'
import type { Attributes } from '@narkhoz/contract/attributes/attribute.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { type ReactNode, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useLang, useWords } from '../i18n/words.ts'
import { useOpenWhereWrong } from '../inputs/field-errors.tsx'
import { Fields } from '../inputs/fields.tsx'
import { FoldSection } from '../kit/fold-section.tsx'
import { Section } from '../kit/section.tsx'
import { attributeLabel } from '../schema/attribute-label.ts'
import { fromFormValues } from '../schema/from-form-values.ts'
import type { Values } from '../schema/values.ts'

/** An attribute with its own section: large ones are found by name. */
const isOwnSection = ({ type }: Attributes[string]) => type === 'group' || type === 'blocks'

/** How an entry's attributes are laid out: the small ones together, blocks, then groups. */
const sectionsOf = (attributes: Attributes) => {
  const entries = Object.entries(attributes)
  return {
    main: Object.fromEntries(entries.filter(([, attribute]) => !isOwnSection(attribute))),
    own: entries
      .filter(([, attribute]) => isOwnSection(attribute))
      .sort(([, one], [, other]) => Number(other.type === 'blocks') - Number(one.type === 'blocks')),
  }
}

const OwnSection = ({ name, attribute }: { name: string; attribute: Attributes[string] }) => {
  const lang = useLang()
  const { getValues } = useFormContext()
  // An empty section is rarely the one that an editor needs.
  const [isOpen, setOpen] = useState(
    () => attribute.type === 'blocks' || name in fromFormValues({ [name]: attribute }, getValues() as Values),
  )
  const isWrong = useOpenWhereWrong(name, isOpen, () => setOpen(true))
  const attributes = attribute.type === 'group' ? (attribute.attributes ?? {}) : { [name]: attribute }
  return (
    <FoldSection title={attributeLabel(name, attribute, lang)} isOpen={isOpen || isWrong} onToggle={() => setOpen(!isOpen)}>
      <Stack spacing={2.5}>
        <Fields attributes={attributes} {...(attribute.type === 'group' && { path: name })} />
      </Stack>
    </FoldSection>
  )
}

/** Inputs for everything that the entity declares. */
export const EntryFields = ({ entity: { attributes }, slug }: { entity: Entity; slug: ReactNode }) => {
  const { entry } = useWords()
  const { main, own } = sectionsOf(attributes)
  return (
    <Stack spacing={2}>
      <Section title={entry.main}>
        <Stack spacing={2.5}>
          <Fields attributes={main} />
          {slug}
        </Stack>
      </Section>
      {own.map(([name, attribute]) => (
        <OwnSection key={name} name={name} attribute={attribute} />
      ))}
    </Stack>
  )
}
