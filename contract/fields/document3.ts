import { upload } from './upload.ts'

/** The scan of the applicant's diploma. */
export const document3 = upload({
  name: 'document3',
  label: { kz: 'Дипломның сканерленген көшірмесі', ru: 'Скан диплома', en: 'Scan of the diploma' },
  missing: { kz: 'Дипломның сканерленген көшірмесін қоса беріңіз.', ru: 'Приложите скан диплома.', en: 'Attach a scan of your diploma.' },
})
