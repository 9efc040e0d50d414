import type { Labels } from '@narkhoz/contract/locales.ts'

/** The certificates that doctoral applicants bring; the university's own test of English does not stand in for one. */
export const doctoralCertificates = {
  english: { kz: 'IELTS 5.5 немесе одан жоғары', ru: 'IELTS 5.5 и выше', en: 'IELTS 5.5 or above' },
  kazakh: {
    kz: 'ҚАЗТЕСТ сертификаты немесе оған теңестірілген құжат',
    ru: 'сертификат КАЗТЕСТ или приравненный к нему документ',
    en: 'KAZTEST certificate or a document recognised as its equivalent',
  },
} as const satisfies Record<string, Labels>

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
  /** Uses of the other sittings. */
  paidTests: {
    kz: 'Қаңтар, наурыз және тамыз айларындағы ҰБТ ақылы бөлімге ғана жарайды.',
    ru: 'ЕНТ в январе, марте и августе годится только для платного отделения.',
    en: 'The tests in January, March and August count for fee-paying places only.',
  },
  /** The choice of an applicant for a grant. */
  groups: {
    kz: 'Грантқа өтінімде білім беру бағдарламаларының тобы (ББТ) мен университет көрсетіледі; топтың коды әр бакалавриат бағдарламасының бетінде жазылған.',
    ru: 'В заявке на грант указывают группу образовательных программ (ГОП) и университет; код группы есть на странице каждой программы бакалавриата.',
    en: 'A grant application names a group of educational programmes and a university; the code of the group is on the page of every bachelor’s programme.',
  },
  /** Results that replace the Unified National Test, and their exceptions. */
  foreignTests: {
    kz: 'Ақылы бөлімге түсушілердің SAT, ACT немесе IB нәтижелері ҰБТ балына ауыстырылады. Мемлекеттік грантқа үміткерлер ҰБТ-ны жалпы тәртіппен тапсырады.',
    ru: 'Для платного отделения результаты SAT, ACT или IB переводятся в баллы ЕНТ. Претенденты на государственный грант сдают ЕНТ на общих основаниях.',
    en: 'For fee-paying places, SAT, ACT or IB results are converted into points of the national test. Candidates for a state grant take the national test like everyone else.',
  },
  /** How graduates of colleges are admitted. */
  afterCollege: {
    kz: 'Мамандығы сәйкес келетін колледж түлектері үш жылдық бағдарламаға қабылданады. Олар ҰБТ-ның екі пәндік нұсқасын тапсырады: жалпы кәсіптік пән және арнайы пән.',
    ru: 'Выпускников колледжей с родственной специальностью принимают на трёхлетнюю программу. Они сдают ЕНТ из двух предметов: общепрофессионального и специального.',
    en: 'College graduates from a related field are admitted to a three-year programme. They take a two-subject version of the national test: one general and one special vocational subject.',
  },
  /** Who has to bring the certificate of Kazakh. */
  kazakhCertificate: {
    kz: `Қазақстан азаматтарына ${doctoralCertificates.kazakh.kz} та керек.`,
    ru: `Гражданам Казахстана нужен и ${doctoralCertificates.kazakh.ru}.`,
    en: `Citizens of Kazakhstan also need the ${doctoralCertificates.kazakh.en}.`,
  },
} as const satisfies Record<string, Labels>

/** The least sum of points of the Unified National Test that admits to a field. */
export const totalMinimum = {
  law: { kz: '75', ru: '75', en: '75' },
  others: { kz: '50', ru: '50', en: '50' },
} as const satisfies Record<string, Labels>

/** The days of the competition of state grants, by level. */
export const grantDays = {
  bachelor: { kz: '13–20 шілде', ru: '13–20 июля', en: '13–20 July' },
  master: { kz: '15–20 тамыз', ru: '15–20 августа', en: '15–20 August' },
  doctoral: { kz: '21–25 тамыз', ru: '21–25 августа', en: '21–25 August' },
} as const satisfies Record<string, Labels>
