import type { Labels } from '../locales.ts'
import { uploadHint } from './chosen-file.ts'
import type { Field } from './field.ts'
import { upload } from './upload.ts'

// A visitor who only wants to talk has no document at hand and would give up without a hint at what is enough.
const enough: Labels = {
  kz: 'Студенттік картаның немесе жеке куәліктің суреті жеткілікті. Түйіндеме не сертификат талқыланса, соны қоса беріңіз. Медициналық құжат қажет емес.',
  ru: 'Достаточно снимка студенческой карты или удостоверения. Если речь пойдёт о резюме или сертификате, приложите его. Медицинские документы не нужны.',
  en: 'A photo of your student or identity card is enough. If you want to discuss a CV or a certificate, attach that. No medical documents are needed.',
}

/** The attachment of an appointment. */
export const file: Field<'file'> = {
  ...upload({
    name: 'file',
    label: { kz: 'Қоса берілетін файл', ru: 'Файл к записи', en: 'Attachment' },
    missing: { kz: 'Файлды таңдаңыз.', ru: 'Выберите файл.', en: 'Choose a file.' },
  }),
  hint: {
    kz: `${enough.kz} ${uploadHint.kz}.`,
    ru: `${enough.ru} ${uploadHint.ru}.`,
    en: `${enough.en} ${uploadHint.en}.`,
  },
}
