import { upload } from './upload.ts'

/** The applicant's identity document. */
export const document1 = upload({
  name: 'document1',
  label: { kz: 'Жеке басты куәландыратын құжат', ru: 'Документ, удостоверяющий личность', en: 'Identity document' },
  missing: {
    kz: 'Жеке басыңызды куәландыратын құжатты қоса беріңіз.',
    ru: 'Приложите документ, удостоверяющий личность.',
    en: 'Attach your identity document.',
  },
})
