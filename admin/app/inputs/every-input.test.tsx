import type { Attribute, Attributes } from '@narkhoz/contract/attributes/attribute.ts'
import type { Block } from '@narkhoz/contract/blocks/block.ts'
import { blockRegistry } from '@narkhoz/contract/blocks/blocks.ts'
import type { Entity } from '@narkhoz/contract/entities/entity.ts'
import { entities } from '@narkhoz/contract/entities/registry.ts'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderToString } from 'react-dom/server'
import { FormProvider, useForm } from 'react-hook-form'
import { MemoryRouter } from 'react-router'
import { describe, expect, test } from 'vitest'
import { toFormValues } from '../schema/to-form-values.ts'
import type { Values } from '../schema/values.ts'
import { Fields } from './fields.tsx'
import { inputs } from './registry.ts'

const Form = ({ attributes }: { attributes: Attributes }) => (
  <QueryClientProvider client={new QueryClient()}>
    <MemoryRouter>
      <FormProvider {...useForm<Values>({ defaultValues: toFormValues(attributes, {}) })}>
        <Fields attributes={attributes} />
      </FormProvider>
    </MemoryRouter>
  </QueryClientProvider>
)

/** The places that have an input when these attributes are edited. */
const placesFor = (attributes: Attributes) =>
  new Set([...renderToString(<Form attributes={attributes} />).matchAll(/data-field="([^"]+)"/g)].map(([, place]) => place))

/** Attributes of every level: rows are closed by default. */
const everyLevel = (attributes: Attributes): Attributes[] => [
  attributes,
  ...Object.values(attributes).flatMap((attribute) => (attribute.attributes ? everyLevel(attribute.attributes) : [])),
]

const languages = ({ type }: Attribute, name: string) =>
  type === 'text' || type === 'richText' ? ['kz', 'ru', 'en'].map((lang) => `${name}.${lang}`) : [name]

const expectInputsForAll = (declared: Attributes) => {
  for (const attributes of everyLevel(declared)) {
    const places = placesFor(attributes)
    const wanted = Object.entries(attributes).flatMap(([name, attribute]) => languages(attribute, name))
    expect(wanted.filter((place) => !places.has(place))).toEqual([])
  }
}

describe('every attribute can be edited', () => {
  test.each(Object.entries(entities) as [string, Entity][])('of the entity %s', (_, { attributes }) => expectInputsForAll(attributes))
  test.each(Object.entries(blockRegistry) as [string, Block][])('of the block %s', (_, { attributes }) => expectInputsForAll(attributes))
})

test('a type of attribute that the contract uses has an input', () => {
  const used = [...Object.values(entities), ...Object.values(blockRegistry)].flatMap(({ attributes }) =>
    everyLevel(attributes as Attributes).flatMap((level) => Object.values(level).map(({ type }) => type)),
  )
  expect(Object.keys(inputs)).toEqual(expect.arrayContaining([...new Set(used)]))
})
