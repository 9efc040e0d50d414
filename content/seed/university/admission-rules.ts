import type { Labels } from '@narkhoz/contract/locales.ts'

/** Rules of admission in force for 2026. Pages quote them from here, so that a changed rule is changed in one place. */
export const admissionRules = {
  /** The least points in each subject of the Unified National Test. */
  subjectMinimum: {
    kz: 'Қазақстан тарихы мен әр бейіндік пәннен кемінде 5, математикалық сауаттылық пен оқу сауаттылығының әрқайсысынан кемінде 3 балл керек.',
    ru: 'По истории Казахстана и по каждому профильному предмету нужно не меньше 5 баллов, по математической грамотности и по грамотности чтения\u00a0— не меньше 3.',
    en: 'You need at least 5 points in the history of Kazakhstan and in each elective subject, and at least 3 in mathematical literacy and in reading literacy.',
  },
  /** Which sitting counts for the state grant. */
  grantTest: {
    kz: 'Мемлекеттік грант негізгі ҰБТ нәтижесімен беріледі: оны мамыр–шілдеде екі рет тапсыруға болады, үздік нәтиже есептеледі.',
    ru: 'Государственный грант присуждают по основному ЕНТ: с мая по июль его можно сдать дважды, засчитывается лучший результат.',
    en: 'The state grant is awarded on the main UNT: between May and July you may sit it twice, and the better result counts.',
  },
  /** What the other sittings are for. */
  paidTests: {
    kz: 'Қаңтар, наурыз және тамыз айларындағы ҰБТ ақылы бөлімге ғана жарайды.',
    ru: 'ЕНТ в январе, марте и августе годится только для платного отделения.',
    en: 'The tests in January, March and August count for fee-paying places only.',
  },
  /** What an applicant for a grant chooses. */
  groups: {
    kz: 'Грантқа өтінімде білім беру бағдарламаларының тобы (ББТ) мен университет көрсетіледі; топтың коды әр бакалавриат бағдарламасының бетінде жазылған.',
    ru: 'В заявке на грант указывают группу образовательных программ (ГОП) и университет; код группы есть на странице каждой программы бакалавриата.',
    en: 'A grant application names a group of educational programmes and a university; the code of the group is on the page of every bachelor’s programme.',
  },
  /** The certificate of Kazakh that doctoral applicants bring. */
  kazakhCertificate: {
    kz: 'Қазақстан азаматтары ҚАЗТЕСТ сертификатын немесе оған теңестірілген құжатты қоса тапсырады.',
    ru: 'Граждане Казахстана прилагают сертификат КАЗТЕСТ или приравненный к нему документ.',
    en: 'Citizens of Kazakhstan add the KAZTEST certificate or a document recognised as its equivalent.',
  },
} as const satisfies Record<string, Labels>
