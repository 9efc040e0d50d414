import { upload } from './upload.ts'

/** A picture or paper that goes with a success story. */
export const document2 = upload({
  name: 'document2',
  label: { kz: 'Сурет немесе құжат', ru: 'Фотография или документ', en: 'Photo or document' },
  missing: { kz: 'Сурет немесе құжат қоса беріңіз.', ru: 'Приложите фотографию или документ.', en: 'Attach a photo or document.' },
})
