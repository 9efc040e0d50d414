import type { AttributeType } from '@narkhoz/contract/attributes/attribute.ts'
import { BlocksInput } from '../blocks/blocks-input.tsx'
import { FileInput } from '../media/file-input.tsx'
import { PictureInput } from '../media/picture-input.tsx'
import { RichTextInput } from '../rich-text/rich-text-input.tsx'
import { ChoiceInput } from './choice-input.tsx'
import { ChoicesInput } from './choices-input.tsx'
import { CountryInput } from './country-input.tsx'
import { DayInput } from './day-input.tsx'
import { FlagInput } from './flag-input.tsx'
import { GroupInput } from './group-input.tsx'
import type { Input } from './input.ts'
import { LinkInput } from './link-input.tsx'
import { ListInput } from './list-input.tsx'
import { MomentInput } from './moment-input.tsx'
import { NumberInput } from './number-input.tsx'
import { PlainInput } from './plain-input.tsx'
import { ReferenceInput } from './reference-input.tsx'
import { ReferencesInput } from './references-input.tsx'
import { TextInput } from './text-input.tsx'
import { UrlInput } from './url-input.tsx'

/** How each type of attribute is edited: a type that the contract adds does not compile before it has an input here. */
export const inputs: Readonly<Record<AttributeType, Input>> = {
  text: TextInput,
  richText: RichTextInput,
  plain: PlainInput,
  url: UrlInput,
  number: NumberInput,
  flag: FlagInput,
  day: DayInput,
  moment: MomentInput,
  choice: ChoiceInput,
  choices: ChoicesInput,
  country: CountryInput,
  reference: ReferenceInput,
  references: ReferencesInput,
  picture: PictureInput,
  file: FileInput,
  link: LinkInput,
  list: ListInput,
  group: GroupInput,
  blocks: BlocksInput,
}
