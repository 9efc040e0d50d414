import { constants } from '../constants.ts'
import type { Labels } from '../locales.ts'

/** A file that the visitor chose and that is not stored yet, as browsers and multipart forms describe it. */
export type ChosenFile = { name: string; size: number }

/** Whether a value is a chosen file; it need not be this runtime's own `File`. */
export const isChosenFile = (value: unknown): value is ChosenFile =>
  typeof value === 'object' &&
  value !== null &&
  'name' in value &&
  typeof value.name === 'string' &&
  'size' in value &&
  typeof value.size === 'number'

const { types, bytes } = constants.upload
const megabytes = bytes / 1024 / 1024
const names = 'PDF, JPG, PNG'

/** Accepted file types, for the hint of an upload. */
export const uploadHint: Labels = {
  kz: `${names} немесе WEBP, ${megabytes} МБ-қа дейін`,
  ru: `${names} или WEBP, до ${megabytes} МБ`,
  en: `${names} or WEBP, up to ${megabytes} MB`,
}

/** Said of a file that is none of the accepted types. */
export const wrongType: Labels = {
  kz: `${names} немесе WEBP файлын таңдаңыз.`,
  ru: `Выберите файл ${names} или WEBP.`,
  en: `Choose a ${names} or WEBP file.`,
}

/** Said of a file that is larger than the service takes. */
export const tooLarge: Labels = {
  kz: `Файл көлемі ${megabytes} МБ-тан аспауы керек.`,
  ru: `Файл должен быть не больше ${megabytes} МБ.`,
  en: `The file must be at most ${megabytes} MB.`,
}

const nothingInside: Labels = { kz: 'Файл бос.', ru: 'Файл пустой.', en: 'The file is empty.' }

/** The `accept` of a file input. */
export const uploadAccept = types.map((type) => `.${type}`).join(',')

/** Validates a chosen file by its name and size; its content is validated where it is stored. */
export const wrongWithFile = ({ name, size }: ChosenFile): Labels | undefined => {
  const lowered = name.toLowerCase()
  if (!types.some((type) => lowered.endsWith(`.${type}`))) return wrongType
  if (size === 0) return nothingInside
  return size > bytes ? tooLarge : undefined
}
