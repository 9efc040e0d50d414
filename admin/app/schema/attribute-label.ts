import type { Attribute } from '@narkhoz/contract/attributes/attribute.ts'
import { attributeLabels } from '@narkhoz/contract/attributes/labels.ts'
import type { Labels, Locale } from '@narkhoz/contract/locales.ts'

/** The label of an attribute; the contract's laws guarantee one. */
export const attributeLabel = (name: string, { label }: Attribute, lang: Locale): string =>
  (label ?? (attributeLabels as Readonly<Record<string, Labels | undefined>>)[name])?.[lang] ?? name
