import { foreigners, orientation } from '../university/year-dates.ts'
import type { PaperTexts } from './paper-text.ts'

/** The academic policy, calendar, assessment and movement of students, group 175. */
export const academicStudy: PaperTexts = {
  15: {
    name: 'academic-policy-2026-27',
    signedBy: 2,
    sections: [
      {
        title: { kz: 'Қолданылу аясы', ru: 'Область действия', en: 'Scope' },
        text: [
          {
            kz: 'Саясат 2026/27 оқу жылында бакалавриат, магистратура және докторантура білім алушыларына бірдей қолданылады; жеке қағидалар оған қайшы келмеуге тиіс.',
            ru: 'Политика одинаково действует в 2026/27 учебном году для бакалавриата, магистратуры и докторантуры; отдельные правила не должны ей противоречить.',
            en: 'In 2026/27 the policy applies alike to bachelor’s, master’s and doctoral study; no separate rule may contradict it.',
          },
        ],
      },
      {
        title: { kz: 'Оқу көлемі', ru: 'Объём учёбы', en: 'Amount of study' },
        text: [
          {
            columns: [
              { kz: 'Деңгей', ru: 'Уровень', en: 'Level' },
              { kz: 'Кредит', ru: 'Кредиты', en: 'Credits' },
              { kz: 'Мерзімі', ru: 'Срок', en: 'Length' },
            ],
            rows: [
              [{ kz: 'Бакалавриат', ru: 'Бакалавриат', en: 'Bachelor’s' }, '240', { kz: '4 жыл', ru: '4 года', en: '4 years' }],
              [
                { kz: 'Ғылыми магистратура', ru: 'Научная магистратура', en: 'Research master’s' },
                '120',
                { kz: '2 жыл', ru: '2 года', en: '2 years' },
              ],
              [
                { kz: 'Бейіндік магистратура', ru: 'Профильная магистратура', en: 'Professional master’s' },
                '60–90 (MBA 120)',
                { kz: '1–1,5 жыл (MBA 2 жыл)', ru: '1–1,5 года (MBA 2 года)', en: '1–1.5 years (MBA 2 years)' },
              ],
              [
                { kz: 'Докторантура', ru: 'Докторантура', en: 'Doctoral study' },
                '180',
                { kz: '3 жыл (DBA 4 жыл)', ru: '3 года (DBA 4 года)', en: '3 years (DBA 4 years)' },
              ],
            ],
          },
          {
            kz: 'Семестрдегі әдеттегі жүктеме\u00a0– 30 кредит. Орташа балы 3,5-тен жоғары студент эдвайзердің келісімімен 36 кредитке дейін алады, жұмыс істейтін студент 24-ке дейін азайта алады.',
            ru: 'Обычная нагрузка\u00a0— 30 кредитов в семестр. При среднем балле выше 3,5 и с согласия эдвайзера можно взять до 36, работающему студенту\u00a0— уменьшить до 24.',
            en: 'The usual load is 30 credits a semester. With an average above 3.5 and the adviser’s consent it may rise to 36; students who work may reduce it to 24.',
          },
        ],
      },
      {
        title: { kz: 'Пән таңдау', ru: 'Выбор дисциплин', en: 'Choosing courses' },
        text: [
          {
            kz: 'Әр бағдарламада кез келген мектептен алынатын 30 кредит бар. Жазылу семестр басталардан үш апта бұрын ашылады, пәнді 10 қыркүйекке дейін ауыстыруға болады.',
            ru: 'В каждой программе есть 30 кредитов, которые можно взять в любой школе. Запись открывается за три недели до семестра, заменить дисциплину можно до 10 сентября.',
            en: 'Every programme leaves 30 credits that may come from any school. Enrolment opens three weeks before the semester; courses may be changed until 10 September.',
          },
          {
            kz: 'Топқа он бес студент жиналмаса, пән ашылмайды; жазылғандарға екі жұмыс күнінде балама ұсынылады.',
            ru: 'Если не набралось пятнадцать студентов, дисциплина не открывается; записавшимся за два рабочих дня предлагают замену.',
            en: 'A course with fewer than fifteen students is not opened; those enrolled are offered another within two working days.',
          },
        ],
      },
      {
        title: { kz: 'Курстан курсқа көшу', ru: 'Перевод на следующий курс', en: 'Moving up a year' },
        text: [
          {
            kz: 'Ең төменгі GPA бірінші курстан кейін 1,80, екіншіден кейін 2,00, үшіншіден кейін 2,20. Жетпеген студент жазғы семестрде екі пәнді қайта оқи алады.',
            ru: 'Наименьший GPA\u00a0— 1,80 после первого курса, 2,00 после второго и 2,20 после третьего. Кому не хватило, может повторить две дисциплины летом.',
            en: 'The least GPA is 1.80 after the first year, 2.00 after the second and 2.20 after the third. Those below may repeat two courses in summer.',
          },
          {
            kz: 'Босаған мемлекеттік гранттарға қаңтар мен шілдеде конкурс өтеді; оған GPA көрсеткіші 3,33-тен төмен емес, академиялық қарызы жоқ студент қатысады.',
            ru: 'Конкурс на освободившиеся государственные гранты проходит в январе и июле; нужны GPA не ниже 3,33 и отсутствие академической задолженности.',
            en: 'State grants that fall free are competed for in January and July; a GPA of at least 3.33 and no failed courses are required.',
          },
        ],
      },
      {
        title: { kz: 'Сабаққа қатысу', ru: 'Посещаемость', en: 'Attendance' },
        text: [
          {
            kz: 'Пән сағатының 20 пайызынан астамын себепсіз жіберген студент емтиханға кірмейді. Ауру, спорт жарысы және академиялық ұтқырлық\u00a0– дәлелді себеп.',
            ru: 'Кто без причины пропустил больше 20 процентов часов дисциплины, к экзамену не допускается. Болезнь, соревнования и мобильность\u00a0— уважительная причина.',
            en: 'Whoever misses more than 20 per cent of a course without good reason is not admitted to its examination. Illness, competitions and mobility are good reasons.',
          },
        ],
      },
      {
        title: { kz: 'Эдвайзер және ашықтық', ru: 'Эдвайзер и открытость', en: 'Adviser and openness' },
        text: [
          {
            kz: 'Силлабус пен бағалау өлшемдері сабақтан бір апта бұрын жарияланады, семестр ортасында өзгертілмейді. Сұрақ: академиялық сапа бөлімі, 226-кабинет, +7 (727) 377-11-65.',
            ru: 'Силлабус и критерии оценивания публикуют за неделю до занятий и в середине семестра не меняют. Вопросы: отдел академического качества, кабинет 226, +7 (727) 377-11-65.',
            en: 'Syllabus and marking criteria are published a week before classes and not changed in mid-semester. Questions: Academic Quality Unit, room 226, +7 (727) 377-11-65.',
          },
        ],
      },
    ],
  },
  17: {
    name: 'academic-calendar-2026-27',
    signedBy: 2,
    sections: [
      {
        title: { kz: 'Оқу жылының басы', ru: 'Начало учебного года', en: 'Before classes' },
        text: [
          {
            columns: [
              { kz: 'Іс-шара', ru: 'Событие', en: 'Event' },
              { kz: 'Күні', ru: 'Даты', en: 'Dates' },
            ],
            rows: [
              [
                { kz: 'Күзгі пәндерге жазылу', ru: 'Запись на осенние дисциплины', en: 'Enrolment in autumn courses' },
                { kz: '11–31 тамыз', ru: '11–31 августа', en: '11–31 August' },
              ],
              [
                {
                  kz: 'Шетелдік студенттерді тіркеу',
                  ru: 'Регистрация иностранных студентов',
                  en: 'Registration of international students',
                },
                foreigners.firstDays.span,
              ],
              [{ kz: 'Танысу аптасы', ru: 'Неделя адаптации', en: 'Orientation week' }, orientation.span],
            ],
          },
        ],
      },
      {
        title: { kz: 'Күзгі семестр', ru: 'Осенний семестр', en: 'Autumn semester' },
        text: [
          {
            columns: [
              { kz: 'Кезең', ru: 'Период', en: 'Period' },
              { kz: 'Күні', ru: 'Даты', en: 'Dates' },
            ],
            rows: [
              [
                { kz: 'Сабақтар', ru: 'Занятия', en: 'Classes' },
                {
                  kz: '2026 ж. 1 қыркүйек\u00a0– 5 желтоқсан',
                  ru: '1 сентября\u00a0— 5 декабря 2026',
                  en: '1 September – 5 December 2026',
                },
              ],
              [
                { kz: 'Пәнді ауыстырудың соңғы күні', ru: 'Последний день замены дисциплины', en: 'Last day to change a course' },
                { kz: '10 қыркүйек', ru: '10 сентября', en: '10 September' },
              ],
              [
                { kz: 'Бірінші аралық бақылау', ru: 'Первый рубежный контроль', en: 'First mid-term tests' },
                { kz: '12–17 қазан', ru: '12–17 октября', en: '12–17 October' },
              ],
              [
                { kz: 'Қысқы сессия', ru: 'Зимняя сессия', en: 'Winter examinations' },
                { kz: '7–20 желтоқсан', ru: '7–20 декабря', en: '7–20 December' },
              ],
              [
                { kz: 'Қысқы демалыс', ru: 'Зимние каникулы', en: 'Winter break' },
                { kz: '21 желтоқсан\u00a0– 17 қаңтар', ru: '21 декабря\u00a0— 17 января', en: '21 December – 17 January' },
              ],
            ],
          },
        ],
      },
      {
        title: { kz: 'Көктемгі семестр', ru: 'Весенний семестр', en: 'Spring semester' },
        text: [
          {
            columns: [
              { kz: 'Кезең', ru: 'Период', en: 'Period' },
              { kz: 'Күні', ru: 'Даты', en: 'Dates' },
            ],
            rows: [
              [
                { kz: 'Сабақтар', ru: 'Занятия', en: 'Classes' },
                { kz: '2027 ж. 18 қаңтар\u00a0– 30 сәуір', ru: '18 января\u00a0— 30 апреля 2027', en: '18 January – 30 April 2027' },
              ],
              [
                { kz: 'Наурыз демалысы', ru: 'Каникулы Наурыз', en: 'Nauryz break' },
                { kz: '21–28 наурыз', ru: '21–28 марта', en: '21–28 March' },
              ],
              [
                { kz: 'Келесі жылдың жеке жоспарын тапсыру', ru: 'Сдача индивидуального плана', en: 'Individual plan for the next year' },
                { kz: '15 мамырға дейін', ru: 'до 15 мая', en: 'by 15 May' },
              ],
              [
                { kz: 'Жазғы сессия', ru: 'Летняя сессия', en: 'Summer examinations' },
                { kz: '3–20 мамыр', ru: '3–20 мая', en: '3–20 May' },
              ],
            ],
          },
        ],
      },
      {
        title: { kz: 'Қорытынды кезең', ru: 'Завершение года', en: 'End of the year' },
        text: [
          {
            columns: [
              { kz: 'Кезең', ru: 'Период', en: 'Period' },
              { kz: 'Күні', ru: 'Даты', en: 'Dates' },
            ],
            rows: [
              [
                {
                  kz: 'Диплом жұмыстары мен диссертацияларды қорғау',
                  ru: 'Защита дипломов и диссертаций',
                  en: 'Defence of theses and dissertations',
                },
                { kz: '24 мамыр\u00a0– 12 маусым', ru: '24 мая\u00a0— 12 июня', en: '24 May – 12 June' },
              ],
              [
                { kz: 'Жазғы семестр', ru: 'Летний семестр', en: 'Summer semester' },
                { kz: '7 маусым\u00a0– 17 шілде', ru: '7 июня\u00a0— 17 июля', en: '7 June – 17 July' },
              ],
              [
                { kz: 'Диплом тапсыру салтанаты', ru: 'Вручение дипломов', en: 'Graduation' },
                { kz: '26 маусым', ru: '26 июня', en: '26 June' },
              ],
            ],
          },
        ],
      },
      {
        title: { kz: 'Мерекелер және сабақты көшіру', ru: 'Праздники и переносы', en: 'Holidays and moved classes' },
        text: [
          {
            kz: 'Мемлекеттік мерекелерде сабақ пен емтихан болмайды: 25 қазан, 16 желтоқсан, 8 наурыз, 21–23 наурыз, 1, 7 және 9 мамыр.',
            ru: 'В государственные праздники нет ни занятий, ни экзаменов: 25 октября, 16 декабря, 8 марта, 21–23 марта, 1, 7 и 9 мая.',
            en: 'There are neither classes nor examinations on public holidays: 25 October, 16 December, 8 March, 21–23 March, 1, 7 and 9 May.',
          },
          {
            kz: 'Мерекеге түскен сабақтың жаңа күнін тіркеуші кеңсесі кемінде он күн бұрын жариялайды: 112-кабинет, registrar@narxoz.example.',
            ru: 'Новый день для занятия, выпавшего на праздник, офис регистратора объявляет не позднее чем за десять дней: кабинет 112, registrar@narxoz.example.',
            en: 'The new day of a class that falls on a holiday is announced by the registrar’s office at least ten days ahead: room 112, registrar@narxoz.example.',
          },
        ],
      },
    ],
  },
  18: {
    name: 'student-assessment-rules',
    signedBy: 2,
    sections: [
      {
        title: { kz: 'Қорытынды балл', ru: 'Итоговый балл', en: 'The final score' },
        text: [
          {
            kz: 'Қорытынды балдың 60 пайызын семестрдегі жұмыс, 40 пайызын емтихан құрайды. Семестрде екі аралық бақылау болады, әрқайсысы 30 пайыз.',
            ru: '60 процентов итогового балла даёт работа в семестре, 40\u00a0— экзамен. В семестре два рубежных контроля, по 30 процентов каждый.',
            en: 'Work in the semester makes up 60 per cent of the final score, the examination 40. There are two mid-term tests of 30 per cent each.',
          },
        ],
      },
      {
        title: { kz: 'Бағалар шкаласы', ru: 'Шкала оценок', en: 'Scale of marks' },
        text: [
          {
            columns: [
              { kz: 'Әріп', ru: 'Буква', en: 'Letter' },
              { kz: 'Пайыз', ru: 'Проценты', en: 'Per cent' },
              { kz: 'GPA', ru: 'GPA', en: 'GPA' },
              { kz: 'Мәні', ru: 'Значение', en: 'Meaning' },
            ],
            rows: [
              ['A', '95–100', 4, { kz: 'өте жақсы', ru: 'отлично', en: 'excellent' }],
              ['A−', '90–94', 3.67, { kz: 'өте жақсы', ru: 'отлично', en: 'excellent' }],
              ['B+', '85–89', 3.33, { kz: 'жақсы', ru: 'хорошо', en: 'good' }],
              ['B', '80–84', 3, { kz: 'жақсы', ru: 'хорошо', en: 'good' }],
              ['B−', '75–79', 2.67, { kz: 'жақсы', ru: 'хорошо', en: 'good' }],
              ['C+', '70–74', 2.33, { kz: 'жақсы', ru: 'хорошо', en: 'good' }],
              ['C', '65–69', 2, { kz: 'қанағаттанарлық', ru: 'удовлетворительно', en: 'satisfactory' }],
              ['C−', '60–64', 1.67, { kz: 'қанағаттанарлық', ru: 'удовлетворительно', en: 'satisfactory' }],
              ['D+', '55–59', 1.33, { kz: 'қанағаттанарлық', ru: 'удовлетворительно', en: 'satisfactory' }],
              ['D', '50–54', 1, { kz: 'қанағаттанарлық', ru: 'удовлетворительно', en: 'satisfactory' }],
              ['FX', '25–49', 0.5, { kz: 'қайта тапсыру', ru: 'пересдача', en: 'resit' }],
              ['F', '0–24', 0, { kz: 'пәнді қайта оқу', ru: 'повторный курс', en: 'course taken again' }],
            ],
          },
        ],
      },
      {
        title: { kz: 'Емтихан өткізу', ru: 'Проведение экзамена', en: 'Examinations' },
        text: [
          {
            kz: 'Емтихан жазбаша өтеді, жұмыстар шифрланып, екі оқытушы бөлек тексереді. Бағалардың айырмасы он балдан асса, үшінші сарапшы шешеді.',
            ru: 'Экзамен письменный, работы шифруют, их порознь проверяют два преподавателя. При расхождении больше десяти баллов решает третий.',
            en: 'Examinations are written; papers carry a code and two teachers mark them separately. If they differ by more than ten points, a third decides.',
          },
          {
            kz: 'Нәтиже үш жұмыс күнінде жеке кабинетте шығады. Телефон мен ақылды сағат кіреберісте қалдырылады.',
            ru: 'Результат появляется в личном кабинете за три рабочих дня. Телефоны и умные часы оставляют у входа.',
            en: 'Results appear in the account within three working days. Phones and smart watches are left at the door.',
          },
        ],
      },
      {
        title: { kz: 'Қайта тапсыру', ru: 'Пересдача', en: 'Resits' },
        text: [
          {
            kz: 'FX алған студент сол сессияда емтиханды бір рет тегін қайта тапсырады. F алған студент пәнді жазғы семестрде ақылы түрде қайта оқиды.',
            ru: 'С оценкой FX экзамен один раз бесплатно пересдают в ту же сессию. С оценкой F дисциплину платно изучают снова в летнем семестре.',
            en: 'With FX the examination is resat once, free of charge, in the same session. With F the course is taken again in the summer semester for a fee.',
          },
        ],
      },
      {
        title: { kz: 'Апелляция', ru: 'Апелляция', en: 'Appeals' },
        text: [
          {
            kz: 'Емтихан бағасына апелляция нәтиже шыққан күннің ертеңіне дейін, семестрдегі бағаға үш күн ішінде беріледі. Комиссияға жұмысты тексерген оқытушы кірмейді.',
            ru: 'Апелляцию на экзамен подают до конца следующего за объявлением дня, на оценку в семестре\u00a0— в течение трёх дней. Проверявший в комиссию не входит.',
            en: 'An appeal against an examination mark is lodged by the end of the next day, against a mark in the semester within three days. Whoever marked the work does not sit on the panel.',
          },
          {
            kz: 'Апелляция кезінде баға көтерілуі немесе сол күйі қалуы мүмкін, бірақ төмендетілмейді.',
            ru: 'По апелляции балл может вырасти или остаться прежним, но не снижается.',
            en: 'On appeal a mark may rise or stay as it is; it is never lowered.',
          },
        ],
      },
      {
        title: { kz: 'Ерекше жағдайлар', ru: 'Особые условия', en: 'Special arrangements' },
        text: [
          {
            kz: 'Ерекше білім қажеттілігі бар студентке уақыт бір жарым есе ұзартылып, бөлек бөлме немесе ымдау тілінің аудармашысы беріледі: 106-кабинет, inclusion@narxoz.example.',
            ru: 'Студенту с особыми потребностями время увеличивают в полтора раза, дают отдельную комнату или сурдопереводчика: кабинет 106, inclusion@narxoz.example.',
            en: 'Students with special needs have half as much time again, a separate room or a sign language interpreter: room 106, inclusion@narxoz.example.',
          },
        ],
      },
    ],
  },
  19: {
    name: 'transfer-readmission-academic-leave',
    signedBy: 2,
    sections: [
      {
        title: { kz: 'Басқа университеттен ауысу', ru: 'Перевод из другого вуза', en: 'Transfer from another university' },
        text: [
          {
            kz: 'Ауысу қысқы және жазғы демалыста рәсімделеді. Өтінішке транскрипт пен оқу орны лицензиясының көшірмесі тіркеледі.',
            ru: 'Перевод оформляют в зимние и летние каникулы. К заявлению прилагают транскрипт и копию лицензии вуза.',
            en: 'Transfers take place in the winter and summer breaks. A transcript and a copy of the university’s licence come with the request.',
          },
          {
            kz: 'Тіркеуші кеңсесі пәндерді бес жұмыс күнінде салыстырады. Айырма 30 кредиттен асса, бір курс төмен орын ұсынылады.',
            ru: 'Офис регистратора сверяет дисциплины за пять рабочих дней. Если разница больше 30 кредитов, предлагают место курсом ниже.',
            en: 'The registrar’s office compares the courses within five working days. If the difference exceeds 30 credits, a place one year lower is offered.',
          },
        ],
      },
      {
        title: { kz: 'Университет ішінде ауысу', ru: 'Перевод внутри университета', en: 'Transfer within the university' },
        text: [
          {
            kz: 'Бірінші курстың соңында студент бағдарламасын ауыстыра алады, ол үшін қабылдайтын мектептің деканы келісім беруі және орын болуы керек.',
            ru: 'В конце первого курса студент может сменить программу, если согласен декан принимающей школы и есть место.',
            en: 'At the end of the first year a student may change programme if the dean of the receiving school agrees and there is a place.',
          },
          {
            kz: 'Бір білім беру бағдарламалары тобының ішінде ауысқанда мемлекеттік грант сақталады; басқа топқа тек ақылы негізде өтеді.',
            ru: 'При переводе внутри одной группы образовательных программ государственный грант сохраняется; в другую группу\u00a0— только на платной основе.',
            en: 'Within one group of programmes a state grant is kept; to another group a student moves only as a fee-paying student.',
          },
        ],
      },
      {
        title: { kz: 'Қайта қабылдау', ru: 'Восстановление', en: 'Readmission' },
        text: [
          {
            kz: 'Кемінде бір семестрін аяқтаған бұрынғы студент шыққан күннен бастап бес жыл ішінде қайта қабылдануға өтініш береді.',
            ru: 'Бывший студент, закончивший хотя бы один семестр, может просить о восстановлении в течение пяти лет после отчисления.',
            en: 'A former student who completed at least one semester may ask to return within five years of leaving.',
          },
          {
            kz: 'Адалдық кодексін екінші рет бұзғаны үшін шығарылған адам бір оқу жылынан кейін ғана өтініш бере алады.',
            ru: 'Отчисленный за второе нарушение кодекса честности может подать заявление только через учебный год.',
            en: 'Whoever was expelled for a second breach of the integrity code may apply only after a full academic year.',
          },
        ],
      },
      {
        title: { kz: 'Академиялық демалыс', ru: 'Академический отпуск', en: 'Academic leave' },
        text: [
          {
            columns: [
              { kz: 'Негіз', ru: 'Основание', en: 'Ground' },
              { kz: 'Құжат', ru: 'Документ', en: 'Document' },
              { kz: 'Мерзімі', ru: 'Срок', en: 'Length' },
            ],
            rows: [
              [
                { kz: 'Денсаулық', ru: 'Здоровье', en: 'Health' },
                { kz: 'дәрігерлік комиссия қорытындысы', ru: 'заключение врачебной комиссии', en: 'opinion of the medical board' },
                { kz: 'бір жылға дейін', ru: 'до года', en: 'up to a year' },
              ],
              [
                { kz: 'Әскери қызмет', ru: 'Служба в армии', en: 'Military service' },
                { kz: 'шақыру қағазы', ru: 'повестка', en: 'call-up paper' },
                { kz: 'қызмет аяқталғанша', ru: 'до конца службы', en: 'until discharge' },
              ],
              [
                { kz: 'Бала күтімі', ru: 'Уход за ребёнком', en: 'Child care' },
                { kz: 'туу туралы куәлік', ru: 'свидетельство о рождении', en: 'birth certificate' },
                { kz: 'үш жасқа дейін', ru: 'до трёх лет', en: 'until the age of three' },
              ],
            ],
          },
          {
            kz: 'Өтініш қызмет көрсету орталығына тапсырылады (110-кабинет), бұйрық бес жұмыс күнінде шығады. Демалыс кезінде грант сақталады.',
            ru: 'Заявление подают в центр обслуживания (кабинет 110), приказ выходит за пять рабочих дней. На время отпуска грант сохраняется.',
            en: 'The request goes to the service centre (room 110) and the order is issued within five working days. A grant is kept during leave.',
          },
        ],
      },
      {
        title: { kz: 'Демалыстан оралу', ru: 'Выход из отпуска', en: 'Returning from leave' },
        text: [
          {
            kz: 'Студент семестр басталардан екі апта бұрын хабарлайды, эдвайзер жаңа жоспар жасайды. Басқа жылғы топқа қосылса, оқу ақысы сол топтың шартымен есептеледі.',
            ru: 'Студент сообщает о выходе за две недели до семестра, эдвайзер составляет новый план. В группе другого года набора плата считается по её условиям.',
            en: 'The student gives notice two weeks before the semester and the adviser draws up a new plan. In a group of another intake that group’s fee applies.',
          },
        ],
      },
    ],
  },
}
