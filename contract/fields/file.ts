import { upload } from './upload.ts'

/** What the visitor attaches to an appointment. */
export const file = upload({
  name: 'file',
  label: { kz: 'Қоса берілетін файл', ru: 'Файл к записи', en: 'Attachment' },
  missing: { kz: 'Файлды таңдаңыз.', ru: 'Выберите файл.', en: 'Choose a file.' },
})
