import { Autocomplete, Box, Button, TextField } from '@mui/material'
import { entryStatuses, entryStatusLabels } from '@narkhoz/contract/admin/entries.ts'
import type { Attribute } from '@narkhoz/contract/attributes/attribute.ts'
import type { Facet } from '@narkhoz/contract/entities/entity.ts'
import { useState } from 'react'
import { useLang, useWords } from '../i18n/words.ts'
import { useNames, useOffered } from '../inputs/use-named-entries.ts'
import { useMonths } from '../kit/dates.ts'
import { FilterChoice, SearchField, useFilters } from '../kit/list-filters.tsx'
import { usePickerWords } from '../kit/use-picker-words.ts'
import { attributeLabel } from '../schema/attribute-label.ts'
import { readable } from '../schema/values.ts'
import { useEntity } from './use-entity.ts'

const firstYear = 2000

const ReferenceFilter = ({ name, label, attribute }: { name: string; label: string; attribute: Attribute }) => {
  const lang = useLang()
  const { values, set } = useFilters()
  const [typed, setTyped] = useState('')
  const [isOpen, setOpen] = useState(false)
  const { data: offered = [], isFetching } = useOffered(attribute, typed, isOpen)
  const chosenId = values[name] ? Number(values[name]) : undefined
  const names = useNames(attribute, chosenId === undefined ? [] : [chosenId])
  const chosen = chosenId === undefined ? null : { id: chosenId, heading: names.get(chosenId)?.heading ?? {} }
  const pickerWords = usePickerWords()
  return (
    <Autocomplete
      {...pickerWords}
      options={offered.map(({ id, heading }) => ({ id, heading }))}
      value={chosen}
      open={isOpen}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      loading={isFetching}
      filterOptions={(all) => all}
      getOptionLabel={({ id, heading }) => readable(heading, lang) || `№\u00a0${id}`}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(one, other) => one.id === other.id}
      onInputChange={(_, text, reason) => setTyped(reason === 'input' ? text : '')}
      onChange={(_, entry) => set(name, entry ? String(entry.id) : undefined)}
      sx={{ minWidth: 220, width: 'auto' }}
      renderInput={(params) => <TextField {...params} label={label} />}
    />
  )
}

const FacetFilter = ({ name, facet: { attribute: attributeName, part } }: { name: string; facet: Facet }) => {
  const { list } = useWords()
  const lang = useLang()
  const months = useMonths()
  const attribute = useEntity().attributes[attributeName]
  if (!attribute) return null
  if (part === 'month')
    return <FilterChoice name={name} label={list.month} options={months.map((label, at) => ({ value: String(at + 1), label }))} />
  if (part === 'year') {
    const thisYear = new Date().getFullYear() + 1
    const years = Array.from({ length: thisYear - firstYear + 1 }, (_, at) => String(thisYear - at))
    return <FilterChoice name={name} label={list.year} options={years.map((year) => ({ value: year, label: year }))} />
  }
  const label = attributeLabel(attributeName, attribute, lang)
  if (attribute.to) return <ReferenceFilter name={name} label={label} attribute={attribute} />
  // A country or a path has no list of values to choose from; search finds those.
  if (!attribute.options) return null
  return (
    <FilterChoice
      name={name}
      label={label}
      options={attribute.options.map((option) => ({ value: option.value, label: option.label[lang] }))}
    />
  )
}

/** Filters of a list of entries: words, status, and the entity's facets. */
export const EntryFilters = () => {
  const { list, status } = useWords()
  const lang = useLang()
  const { facets = {} } = useEntity()
  const { values, clear } = useFilters()
  return (
    <Box sx={{ display: 'flex', gap: 1.25, flexWrap: 'wrap', alignItems: 'center', mb: 1.5 }}>
      <SearchField label={list.search} />
      <FilterChoice
        name="status"
        label={list.status}
        options={[
          ...entryStatuses.map((value) => ({ value, label: entryStatusLabels[value][lang] })),
          { value: 'scheduled', label: status.scheduled },
        ]}
      />
      {Object.entries(facets).map(([name, facet]) => (
        <FacetFilter key={name} name={name} facet={facet} />
      ))}
      {Object.keys(values).length > 0 && <Button onClick={clear}>{list.clearFilters}</Button>}
    </Box>
  )
}
