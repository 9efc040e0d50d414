import { foreigners } from '../university/year-dates.ts'
import type { PaperTexts } from './paper-text.ts'

/** Provisions on academic mobility, group 173. */
export const mobility: PaperTexts = {
  1: {
    name: 'academic-mobility-provision',
    signedBy: 4,
    sections: [
      {
        title: { kz: 'Кім қатыса алады', ru: 'Кто может участвовать', en: 'Who may take part' },
        text: [
          {
            kz: 'Өтінім берген күні кемінде екі семестрін аяқтаған және жабылмаған пәні жоқ студент пен магистрант қатысады.',
            ru: 'Участвуют студенты и магистранты, которые ко дню подачи закончили не меньше двух семестров и не имеют незакрытых дисциплин.',
            en: 'Bachelor’s and master’s students take part if by the day they apply they have completed two semesters and have no open courses.',
          },
          {
            kz: 'Бакалавр екі семестрге дейін, магистрант бір семестрге жіберіледі. Оқудың соңғы семестрі қорытынды жұмысқа арналған, оған ұтқырлық берілмейді.',
            ru: 'Бакалавра направляют на срок до двух семестров, магистранта\u00a0— на один. Последний семестр отведён итоговой работе, мобильность на него не даётся.',
            en: 'A bachelor’s student is sent for up to two semesters, a master’s student for one. The last semester belongs to the final work and is not open to mobility.',
          },
        ],
      },
      {
        title: { kz: 'Конкурстық іріктеу', ru: 'Конкурсный отбор', en: 'Selection' },
        text: [
          {
            kz: 'Құжаттар күзгі семестрге 1 ақпаннан 10 наурызға дейін, көктемгі семестрге 1 қыркүйектен 5 қазанға дейін қабылданады. Өту шегі\u00a0– 60 балл.',
            ru: 'Документы на осенний семестр принимают с 1 февраля по 10 марта, на весенний\u00a0— с 1 сентября по 5 октября. Проходной балл\u00a0— 60.',
            en: 'Documents for the autumn semester are taken from 1 February to 10 March, for the spring semester from 1 September to 5 October. The pass mark is 60.',
          },
          {
            columns: [
              { kz: 'Өлшем', ru: 'Критерий', en: 'Criterion' },
              { kz: 'Неге қарап қойылады', ru: 'По чему ставится', en: 'Judged by' },
              { kz: 'Ең көп балл', ru: 'Максимум', en: 'Maximum' },
            ],
            rows: [
              [
                { kz: 'Үлгерім', ru: 'Успеваемость', en: 'Marks' },
                { kz: 'соңғы екі семестрдің GPA көрсеткіші', ru: 'GPA двух последних семестров', en: 'GPA of the last two semesters' },
                40,
              ],
              [
                { kz: 'Шет тілі', ru: 'Иностранный язык', en: 'Foreign language' },
                { kz: 'жарамды тіл сертификаты', ru: 'действующий языковой сертификат', en: 'a valid language certificate' },
                25,
              ],
              [
                { kz: 'Сұхбат', ru: 'Собеседование', en: 'Interview' },
                { kz: 'мақсат айқындығы мен дербестік', ru: 'ясность цели и самостоятельность', en: 'clear purpose and independence' },
                20,
              ],
              [
                { kz: 'Белсенділік', ru: 'Активность', en: 'Engagement' },
                { kz: 'ғылым, спорт, волонтерлік', ru: 'наука, спорт, волонтёрство', en: 'research, sport, volunteering' },
                15,
              ],
            ],
          },
          {
            kz: 'Комиссия қабылдау жабылған соң 12 жұмыс күнінде шешім шығарады, үш жұмыс күні ішінде апелляция беруге болады. Балы тең түссе, шетелде бұрын оқымаған студент таңдалады.',
            ru: 'Комиссия решает за 12 рабочих дней после окончания приёма, ещё три рабочих дня отведены на апелляцию. При равных баллах выбирают того, кто за рубежом ещё не учился.',
            en: 'The panel decides within 12 working days of closing, and appeals may be lodged for three more. Between equal scores the place goes to whoever has not yet studied abroad.',
          },
        ],
      },
      {
        title: { kz: 'Оқу келісімі', ru: 'Соглашение об обучении', en: 'Learning agreement' },
        text: [
          {
            kz: 'Келісімге студент, мектеп деканы және қабылдаушы университет сапарға дейін қол қояды. Онда өз жоспарындағы кемінде 20 кредитті алмастыратын пәндер көрсетіледі.',
            ru: 'До поездки соглашение подписывают студент, декан школы и принимающий университет. В нём названы дисциплины, заменяющие не меньше 20 кредитов собственного плана.',
            en: 'Student, dean and host university sign the agreement before departure. It names the courses that stand in for at least 20 credits of the student’s own plan.',
          },
          {
            kz: 'Барғаннан кейінгі үш аптада пәнді ауыстыруға болады. Ол үшін екі жақтың үйлестірушілері электрондық поштамен келісім беруі жеткілікті.',
            ru: 'В первые три недели после приезда дисциплину можно заменить. Для этого достаточно согласия обоих координаторов по электронной почте.',
            en: 'During the first three weeks after arrival a course may be exchanged for another. Consent of both coordinators by email is enough.',
          },
        ],
      },
      {
        title: { kz: 'Қаржыландыру', ru: 'Финансирование', en: 'Funding' },
        text: [
          {
            kz: 'Сапар Erasmus+ шәкіртақысынан, министрлік квотасынан, университет қорынан немесе студенттің өз қаражатынан төленеді. Екіжақты алмасуда қабылдаушы жақ оқу ақысын алмайды.',
            ru: 'Поездку оплачивают из стипендии Erasmus+, квоты министерства, фонда университета или собственных средств. При двустороннем обмене принимающая сторона плату за обучение не берёт.',
            en: 'A stay is paid from an Erasmus+ scholarship, the ministry’s quota, the university fund or the student’s own means. On a bilateral exchange the host charges no tuition.',
          },
          {
            kz: 'Университет қоры жыл сайын табысы төмен отбасынан шыққан жиырма студентке 600\u00a0000 теңгеден береді. Отбасы табысы соңғы алты айдың анықтамасымен расталады.',
            ru: 'Фонд университета ежегодно выделяет по 600\u00a0000 тенге двадцати студентам из малообеспеченных семей. Доход семьи подтверждают справкой за последние шесть месяцев.',
            en: 'Each year the university fund gives 600,000 tenge to each of twenty students from low-income families. Family income is proved for the past six months.',
          },
        ],
      },
      {
        title: { kz: 'Оралу және есеп', ru: 'Возвращение и отчёт', en: 'Return and report' },
        text: [
          {
            kz: 'Оралған студент он жұмыс күні ішінде екі беттік есеп тапсырып, сауалнама толтырады. Денсаулық немесе отбасы жағдайымен ерте оралған студентке жеке кесте жасалады.',
            ru: 'За десять рабочих дней вернувшийся студент сдаёт отчёт на двух страницах и заполняет опрос. Кто вернулся раньше из-за здоровья или семьи, получает индивидуальный график.',
            en: 'Within ten working days of return the student hands in a two-page report and fills in the survey. Whoever comes back early for health or family reasons gets an individual timetable.',
          },
          {
            kz: 'Сұрақтарды халықаралық байланыс кеңсесі қабылдайды: 305-кабинет, +7 (727) 377-11-20, mobility@narxoz.example.',
            ru: 'Вопросы принимает международный офис: кабинет 305, +7 (727) 377-11-20, mobility@narxoz.example.',
            en: 'Questions go to the international office: room 305, +7 (727) 377-11-20, mobility@narxoz.example.',
          },
        ],
      },
    ],
  },
  2: {
    name: 'double-degree-provision',
    signedBy: 4,
    sections: [
      {
        title: { kz: 'Бағдарламаның құрылымы', ru: 'Устройство программы', en: 'How a programme is built' },
        text: [
          {
            kz: 'Қос дипломды бағдарламада студент екі университетке де толық тіркеледі, оқу жоспарлары алдын ала салыстырылып, ортақ пән бір рет оқылады.',
            ru: 'На программе двойного диплома студент полностью зачислен в оба университета; учебные планы сверены заранее, общая дисциплина изучается один раз.',
            en: 'On a double degree the student is fully enrolled at both universities; the curricula are matched in advance and a shared course is taken once.',
          },
          {
            columns: [
              { kz: 'Схема', ru: 'Схема', en: 'Scheme' },
              { kz: 'Алматыда', ru: 'В Алматы', en: 'In Almaty' },
              { kz: 'Серіктесте', ru: 'У партнёра', en: 'At the partner' },
              { kz: 'Деңгей', ru: 'Уровень', en: 'Level' },
            ],
            rows: [
              [
                '2 + 2',
                { kz: '1–2-курс', ru: '1–2-й курсы', en: 'years 1–2' },
                { kz: '3–4-курс', ru: '3–4-й курсы', en: 'years 3–4' },
                { kz: 'бакалавриат', ru: 'бакалавриат', en: 'bachelor’s' },
              ],
              [
                '3 + 1',
                { kz: '1–3-курс', ru: '1–3-й курсы', en: 'years 1–3' },
                { kz: '4-курс', ru: '4-й курс', en: 'year 4' },
                { kz: 'бакалавриат', ru: 'бакалавриат', en: 'bachelor’s' },
              ],
              [
                '1 + 1',
                { kz: '1-курс', ru: '1-й курс', en: 'year 1' },
                { kz: '2-курс және диссертация', ru: '2-й курс и диссертация', en: 'year 2 and dissertation' },
                { kz: 'магистратура', ru: 'магистратура', en: 'master’s' },
              ],
            ],
          },
        ],
      },
      {
        title: { kz: 'Үміткерге талап', ru: 'Требования к кандидату', en: 'What is required of a candidate' },
        text: [
          {
            kz: 'Орташа балл 3,0-ден, IELTS 6.0-ден төмен болмауы, оның ешбір бөлімі 5.5-тен түспеуі тиіс.',
            ru: 'Средний балл не ниже 3,0, IELTS не ниже 6.0, при этом ни одна часть не ниже 5.5.',
            en: 'A grade average of at least 3.0 and IELTS of at least 6.0, with no part below 5.5.',
          },
          {
            kz: '«2 + 2» схемасына екінші курстың, «3 + 1» схемасына үшінші курстың қаңтарында өтініш беріледі. Бірінші схемадан өтпеген студент келесі жылы екіншісіне қатыса алады.',
            ru: 'Заявку на схему «2 + 2» подают в январе второго курса, на «3 + 1»\u00a0— в январе третьего. Кто не прошёл на первую, через год может участвовать во второй.',
            en: 'Candidates apply for “2 + 2” in January of the second year and for “3 + 1” in January of the third. Whoever misses the first may try the second a year later.',
          },
        ],
      },
      {
        title: { kz: 'Сұхбат және шешім', ru: 'Собеседование и решение', en: 'Interview and decision' },
        text: [
          {
            kz: 'Жиырма минуттық онлайн сұхбатқа екі университеттің өкілдері қатысады, әр жақта бір дауыс бар. Жауап он күнде электрондық поштаға жіберіледі.',
            ru: 'В двадцатиминутном онлайн-собеседовании участвуют оба университета, у каждой стороны один голос. Ответ приходит по электронной почте за десять дней.',
            en: 'Both universities take part in the twenty-minute online interview and each has one vote. The answer comes by email within ten days.',
          },
          {
            kz: 'Өтпеген үміткерге комиссия нені жақсарту керегін жазбаша түсіндіреді.',
            ru: 'Тем, кто не прошёл, комиссия письменно объясняет, что следует улучшить.',
            en: 'Those who are not chosen are told in writing what they should improve.',
          },
        ],
      },
      {
        title: { kz: 'Оқу ақысы', ru: 'Оплата обучения', en: 'Fees' },
        text: [
          {
            kz: 'Бір семестрде бір ғана университетке төленеді. Шетелдегі кезеңнің ақысын кім алатыны серіктестік келісімінде және студентпен жасалған шартта жазылады.',
            ru: 'В одном семестре платят только одному университету. Кто получает плату за зарубежный период, указано в партнёрском соглашении и в договоре со студентом.',
            en: 'In any one semester only one university is paid. Who receives the fee for the period abroad is laid down in the partnership agreement and in the student’s contract.',
          },
          {
            kz: 'Мемлекеттік грант Нархоздағы және ұтқырлық ретінде рәсімделген семестрлерде сақталады; жол мен виза шығыны грантқа кірмейді.',
            ru: 'Государственный грант сохраняется в семестрах в Нархозе и в тех, что оформлены как мобильность; дорога и виза в грант не входят.',
            en: 'A state grant is kept for semesters at Narxoz and for those registered as mobility; travel and visa are not part of it.',
          },
        ],
      },
      {
        title: { kz: 'Дипломдар және бағдарламадан шығу', ru: 'Дипломы и выход из программы', en: 'Diplomas and leaving the programme' },
        text: [
          {
            kz: 'Нархоз дипломы серіктестің соңғы транскрипті түсіп, кредиттер есептелген соң бір ай ішінде беріледі.',
            ru: 'Диплом Нархоза выдают в течение месяца после получения последнего транскрипта партнёра и зачёта кредитов.',
            en: 'The Narxoz diploma is issued within a month of the partner’s last transcript arriving and the credits being entered.',
          },
          {
            kz: 'Бағдарламаны тастап оралған студенттің жинаған кредиттері танылып, оқуы Нархозда жалғасады. Кеңес: Дамир Хасанов, 305-кабинет, doubledegree@narxoz.example.',
            ru: 'Если студент вышел из программы, накопленные кредиты признаются, и учёба продолжается в Нархозе. Консультация: Дамир Хасанов, кабинет 305, doubledegree@narxoz.example.',
            en: 'If a student leaves the programme, the credits earned are recognised and study goes on at Narxoz. Advice: Damir Khassanov, room 305, doubledegree@narxoz.example.',
          },
        ],
      },
    ],
  },
  3: {
    name: 'admission-of-foreign-citizens',
    signedBy: 4,
    sections: [
      {
        title: { kz: 'Өтінім беру мерзімі', ru: 'Сроки подачи', en: 'When to apply' },
        text: [
          {
            kz: `Құжаттар ${foreigners.documents.within.kz} welcome@narxoz.example мекенжайына жіберіледі; көктемгі қабылдау жоқ.`,
            ru: `Документы направляют ${foreigners.documents.within.ru} по адресу welcome@narxoz.example; весеннего набора нет.`,
            en: `Documents are sent ${foreigners.documents.within.en} to welcome@narxoz.example; there is no spring intake.`,
          },
          {
            kz: 'Шетел азаматынан Ұлттық бірыңғай тест талап етілмейді. Қазақ диаспорасының өкілдері де осы тәртіппен қабылданады.',
            ru: 'Единое национальное тестирование от иностранных граждан не требуется. По этому же порядку принимают представителей казахской диаспоры.',
            en: 'Foreign citizens need not sit the Unified National Test. Members of the Kazakh diaspora are admitted by the same procedure.',
          },
        ],
      },
      {
        title: { kz: 'Құжаттар тізбесі', ru: 'Перечень документов', en: 'Documents required' },
        text: [
          {
            kz: 'Паспорт көшірмесі, аттестат немесе диплом қосымшасымен, транскрипт, тіл сертификаты және магистратураға мотивациялық хат.',
            ru: 'Копия паспорта, аттестат или диплом с приложением, транскрипт, языковой сертификат, а для магистратуры\u00a0— мотивационное письмо.',
            en: 'A passport copy, a school certificate or diploma with its supplement, a transcript, a language certificate and, for a master’s, a letter of motivation.',
          },
          {
            kz: 'Қазақ, орыс немесе ағылшын тілінде жазылмаған құжатқа аударма тіркеледі. Білім туралы құжат апостильденеді не заңдастырылады.',
            ru: 'К документу не на казахском, русском или английском прилагают перевод. Документ об образовании должен быть с апостилем или легализован.',
            en: 'Whatever is not in Kazakh, Russian or English comes with a translation. The proof of education carries an apostille or is legalised.',
          },
        ],
      },
      {
        title: { kz: 'Тіл деңгейі және сұхбат', ru: 'Уровень языка и собеседование', en: 'Language level and interview' },
        text: [
          {
            columns: [
              { kz: 'Оқыту тілі', ru: 'Язык обучения', en: 'Language of study' },
              { kz: 'Бакалавриат', ru: 'Бакалавриат', en: 'Bachelor’s' },
              { kz: 'Магистратура', ru: 'Магистратура', en: 'Master’s' },
            ],
            rows: [
              [{ kz: 'Ағылшын', ru: 'Английский', en: 'English' }, 'IELTS 5.5', 'IELTS 6.0'],
              [{ kz: 'Қазақ', ru: 'Казахский', en: 'Kazakh' }, 'B1', 'B1'],
              [{ kz: 'Орыс', ru: 'Русский', en: 'Russian' }, 'B1', 'B1'],
            ],
          },
          {
            kz: 'Мектептің екі оқытушысы өтінімнен кейін бес күн ішінде бейнебайланыс арқылы сөйлеседі. Сертификаты жоқ үміткер сол күні қысқа тест тапсырады.',
            ru: 'Два преподавателя школы беседуют по видеосвязи в течение пяти дней после заявки. Кандидат без сертификата в тот же день сдаёт короткий тест.',
            en: 'Two teachers of the school hold a video interview within five days of the application. A candidate without a certificate takes a short test the same day.',
          },
          {
            kz: 'Деңгейі B1-ге жетпеген үміткерге бір жылдық дайындық курсы ұсынылады.',
            ru: 'Кандидату с уровнем ниже B1 предлагают годовой подготовительный курс.',
            en: 'Those below B1 are offered a one-year foundation course instead.',
          },
        ],
      },
      {
        title: { kz: 'Шарт, шақыру және виза', ru: 'Договор, приглашение и виза', en: 'Contract, invitation and visa' },
        text: [
          {
            kz: 'Шартқа электрондық қол қойылып, алғашқы төлем түскен соң университет шақыру рәсімдейді: ол он бес жұмыс күніне дейін созылады.',
            ru: 'После электронной подписи договора и первого платежа университет оформляет приглашение, это занимает до пятнадцати рабочих дней.',
            en: 'Once the contract is signed electronically and the first payment is in, the university obtains the invitation, which takes up to fifteen working days.',
          },
          {
            kz: 'Шақыру нөмірімен елшілікте C9 санатындағы виза бес жұмыс күнінде алынады. Медициналық полис бүкіл оқу жылын қамтуға тиіс.',
            ru: 'По номеру приглашения посольство за пять рабочих дней выдаёт визу категории C9. Медицинский полис должен покрывать весь учебный год.',
            en: 'With the number of the invitation the embassy issues a C9 visa within five working days. Health insurance must cover the whole academic year.',
          },
        ],
      },
      {
        title: { kz: 'Қабылдау және есепке тұру', ru: 'Зачисление и постановка на учёт', en: 'Enrolment and registration' },
        text: [
          {
            kz: 'Білім туралы құжат танылғанша студент шартты түрде қабылданады; тану рәсімі бірінші семестрде аяқталуы керек.',
            ru: 'До признания документа об образовании студент зачислен условно; признание следует завершить в первом семестре.',
            en: 'Until the proof of education is recognised enrolment is conditional; recognition is to be completed in the first semester.',
          },
          {
            kz: 'Университет студенттің келгені туралы көші-қон қызметіне үш жұмыс күнінде хабарлайды. Жауапты: Жансая Әлиева, 305-кабинет, +7 (727) 377-11-20.',
            ru: 'О приезде студента университет за три рабочих дня сообщает миграционной службе. Ответственная: Жансая Алиева, кабинет 305, +7 (727) 377-11-20.',
            en: 'The university reports the arrival to the migration service within three working days. In charge: Zhansaya Aliyeva, room 305, +7 (727) 377-11-20.',
          },
        ],
      },
    ],
  },
  4: {
    name: 'recognition-of-credits-earned-abroad',
    signedBy: 2,
    sections: [
      {
        title: { kz: 'Негізгі қағида', ru: 'Основной принцип', en: 'The principle' },
        text: [
          {
            kz: 'Бір ECTS кредиті университеттің бір академиялық кредитіне тең. Қайта есептеуге ақы алынбайды.',
            ru: 'Один кредит ECTS равен одному академическому кредиту университета. За перезачёт плата не берётся.',
            en: 'One ECTS credit equals one academic credit of the university. No fee is charged for recognition.',
          },
          {
            kz: 'Оқу келісіміне енген және сәтті тапсырылған пән міндетті түрде есептеледі: мектеп оны мазмұнына қарап қабылдамай қоя алмайды.',
            ru: 'Дисциплина из соглашения об обучении, сданная успешно, засчитывается обязательно: школа не может отказать, ссылаясь на содержание.',
            en: 'A course named in the learning agreement and passed is always counted: the school may not refuse it because of its contents.',
          },
        ],
      },
      {
        title: { kz: 'Құжаттар мен мерзім', ru: 'Документы и сроки', en: 'Documents and time' },
        text: [
          {
            kz: 'Негіз\u00a0– қабылдаушы университет тікелей жіберген транскрипт. Тіркеуші кеңсесі ол келген күннен бастап он жұмыс күнінде бағаларды енгізеді.',
            ru: 'Основание\u00a0— транскрипт, присланный принимающим университетом напрямую. Офис регистратора вносит оценки за десять рабочих дней со дня его получения.',
            en: 'The basis is a transcript sent by the host university itself. The registrar’s office enters the marks within ten working days of receiving it.',
          },
          {
            kz: 'Келісімсіз, өз бетімен оқыған студент пәннің бағдарламасын да тапсырады. Оқу нәтижелерінің кемінде 75 пайызы сәйкес келсе, мектеп пәнді есептейді.',
            ru: 'Кто учился самостоятельно, без соглашения, сдаёт и программу дисциплины. Школа засчитывает её, если совпадает не меньше 75 процентов результатов обучения.',
            en: 'Whoever studied independently, without an agreement, also submits the syllabus. The school counts the course if at least 75 per cent of its learning outcomes agree.',
          },
        ],
      },
      {
        title: { kz: 'Бағаларды ауыстыру', ru: 'Перевод оценок', en: 'Converting marks' },
        text: [
          {
            columns: [
              { kz: 'ECTS бағасы', ru: 'Оценка ECTS', en: 'ECTS grade' },
              { kz: 'Университет бағасы', ru: 'Оценка университета', en: 'University grade' },
              { kz: 'Балл', ru: 'Баллы', en: 'Score' },
            ],
            rows: [
              ['A', 'A', 95],
              ['B', 'B+', 87],
              ['C', 'B−', 77],
              ['D', 'C', 67],
              ['E', 'D+', 57],
              ['FX, F', { kz: 'есептелмейді', ru: 'не засчитывается', en: 'not counted' }, 0],
            ],
          },
          {
            kz: 'Серіктес ECTS бағасын қоймаса, оның өз шкаласы мен топтағы бағалардың үлесі пайдаланылады. «Сынақ» деген белгі орташа балға әсер етпейді.',
            ru: 'Если партнёр не ставит оценок ECTS, берут его шкалу и доли оценок в группе. Отметка «зачтено» на средний балл не влияет.',
            en: 'If the partner gives no ECTS grades, its own scale and the shares of grades in the group are used. A plain “pass” does not affect the grade average.',
          },
        ],
      },
      {
        title: { kz: 'Тапсырылмаған пән', ru: 'Несданная дисциплина', en: 'A failed course' },
        text: [
          {
            kz: 'Шетелде тапсырылмаған бір пәнді жазғы семестрде Нархозда тегін оқуға болады. Бұл құқық бір рет қана беріледі.',
            ru: 'Одну дисциплину, не сданную за рубежом, можно бесплатно пройти в Нархозе в летнем семестре. Это право даётся один раз.',
            en: 'One course failed abroad may be taken at Narxoz in the summer semester free of charge. This right is given once only.',
          },
        ],
      },
      {
        title: { kz: 'Шектеулер', ru: 'Ограничения', en: 'Limits' },
        text: [
          {
            kz: 'Диплом жұмысы, мемлекеттік емтихандар және Қазақстан тарихы шетелде тапсырылған пәнмен алмастырылмайды.',
            ru: 'Дипломную работу, государственные экзамены и историю Казахстана нельзя заменить дисциплиной, сданной за рубежом.',
            en: 'The thesis, the state examinations and the history of Kazakhstan cannot be replaced by a course passed abroad.',
          },
          {
            kz: 'Қос дипломды бағдарламаларды қоспағанда, шетелде алынған кредиттер бағдарлама көлемінің жартысынан аспайды.',
            ru: 'Кроме программ двойного диплома, зарубежные кредиты не превышают половины объёма программы.',
            en: 'Except on double degree programmes, credits from abroad make up no more than half of a programme.',
          },
        ],
      },
      {
        title: { kz: 'Келіспеушілік', ru: 'Разногласия', en: 'Disagreement' },
        text: [
          {
            kz: 'Студент шешіммен келіспесе, он күн ішінде registrar@narxoz.example мекенжайына жазады; өтінішті декан емес, академиялық сапа бөлімі қарайды.',
            ru: 'Несогласный студент в течение десяти дней пишет на registrar@narxoz.example; заявление рассматривает не декан, а отдел академического качества.',
            en: 'A student who disagrees writes to registrar@narxoz.example within ten days; the Academic Quality Unit, not the dean, considers the request.',
          },
        ],
      },
    ],
  },
  5: {
    name: 'international-staff-mobility',
    signedBy: 4,
    sections: [
      {
        title: { kz: 'Сапардың түрлері', ru: 'Виды поездок', en: 'Kinds of stay' },
        text: [
          {
            columns: [
              { kz: 'Түрі', ru: 'Вид', en: 'Kind' },
              { kz: 'Мерзімі', ru: 'Срок', en: 'Length' },
              { kz: 'Міндетті нәтиже', ru: 'Обязательный результат', en: 'Required result' },
            ],
            rows: [
              [
                { kz: 'Дәріс беру', ru: 'Чтение лекций', en: 'Teaching' },
                { kz: '2 күн\u00a0– 2 апта', ru: '2 дня\u00a0— 2 недели', en: '2 days – 2 weeks' },
                {
                  kz: 'аптасына кемінде 8 сағат сабақ',
                  ru: 'не меньше 8 часов занятий в неделю',
                  en: 'at least 8 hours of classes a week',
                },
              ],
              [
                { kz: 'Тәжірибе алмасу', ru: 'Обмен опытом', en: 'Training' },
                { kz: '5 күн', ru: '5 дней', en: '5 days' },
                { kz: 'бөлімге енгізілетін бір ұсыныс', ru: 'одно предложение для своего отдела', en: 'one proposal for the home office' },
              ],
              [
                { kz: 'Ғылыми тағылымдама', ru: 'Научная стажировка', en: 'Research stay' },
                { kz: '1–2 ай', ru: '1–2 месяца', en: '1–2 months' },
                {
                  kz: 'бірлескен мақала не грант өтінімі',
                  ru: 'совместная статья или заявка на грант',
                  en: 'a joint paper or a grant application',
                },
              ],
            ],
          },
          {
            kz: 'Ұтқырлыққа штаттағы оқытушылар, сондай-ақ кітапхана, тіркеуші, мансап кеңсесі мен АТ қызметкерлері қатысады.',
            ru: 'Участвуют штатные преподаватели, а также сотрудники библиотеки, регистратора, карьерного офиса и ИТ.',
            en: 'Open to permanent teachers and to staff of the library, the registrar, the career office and IT.',
          },
        ],
      },
      {
        title: { kz: 'Конкурсқа өтінім', ru: 'Заявка на конкурс', en: 'Applying' },
        text: [
          {
            kz: 'Өтінім жылына екі рет, 15 ақпан мен 15 қыркүйекке дейін беріледі: бір беттік жоспар, қабылдаушы жақтың хаты және декан не бөлім басшысының келісімі.',
            ru: 'Заявки подают дважды в год, до 15 февраля и 15 сентября: план на одной странице, письмо принимающей стороны и согласие декана или руководителя отдела.',
            en: 'Applications close twice a year, on 15 February and 15 September: a one-page plan, a letter from the host and the consent of the dean or head of office.',
          },
          {
            kz: 'Алғаш рет баратын қызметкерге басымдық беріледі. Бір адам екі жылда бір реттен жиі қаржыландырылмайды.',
            ru: 'Приоритет у тех, кто едет впервые. Одного человека финансируют не чаще раза в два года.',
            en: 'Those who travel for the first time come first. Nobody is funded more often than once in two years.',
          },
        ],
      },
      {
        title: { kz: 'Жоспарды бекіту', ru: 'Утверждение плана', en: 'Approving the plan' },
        text: [
          {
            kz: 'Күн бойынша бағдарламаға қабылдаушы кафедра қол қояды. Декан сабақтарды кім алмастыратынын сапардан екі апта бұрын жазбаша растайды.',
            ru: 'Программу по дням подписывает принимающая кафедра. Декан за две недели до поездки письменно подтверждает, кто заменит занятия.',
            en: 'The day-by-day programme is signed by the host department. Two weeks before departure the dean confirms in writing who will take the classes.',
          },
        ],
      },
      {
        title: { kz: 'Не төленеді', ru: 'Что оплачивается', en: 'What is paid' },
        text: [
          {
            kz: 'Erasmus+ есебінен күніне 140–180 еуро мен жол ақысы, университет қорынан билет, виза және екі аптаға дейінгі тұру шығыны өтеледі.',
            ru: 'По Erasmus+ возмещают 140–180 евро в день и дорогу, из фонда университета\u00a0— билет, визу и проживание до двух недель.',
            en: 'Erasmus+ covers 140–180 euros a day and travel; the university fund covers ticket, visa and lodging for up to two weeks.',
          },
          {
            kz: 'Сапар кезінде еңбекақы толық сақталады. Шығын құжаттары қаржы департаментіне бес жұмыс күнінде тапсырылады.',
            ru: 'Заработная плата на время поездки сохраняется полностью. Документы о расходах сдают в финансовый департамент за пять рабочих дней.',
            en: 'Salary is paid in full throughout. Receipts are handed to the finance department within five working days of return.',
          },
        ],
      },
      {
        title: { kz: 'Есеп және бөлісу', ru: 'Отчёт и обмен', en: 'Reporting and sharing' },
        text: [
          {
            kz: 'Он күн ішінде есеп тапсырылып, бір ай ішінде әріптестерге ашық семинар өткізіледі. Семинар өткізбеген қызметкер келесі конкурсқа жіберілмейді.',
            ru: 'За десять дней сдают отчёт, за месяц проводят открытый семинар для коллег. Без семинара к следующему конкурсу не допускают.',
            en: 'A report is due in ten days and an open seminar for colleagues within a month. Without the seminar there is no entry to the next round.',
          },
          {
            kz: 'Қызметкерлер ұтқырлығының үйлестірушісі: 319-кабинет, +7 (727) 377-11-26, staffmobility@narxoz.example.',
            ru: 'Координатор мобильности сотрудников: кабинет 319, +7 (727) 377-11-26, staffmobility@narxoz.example.',
            en: 'Advice is given by the staff mobility coordinator: room 319, +7 (727) 377-11-26, staffmobility@narxoz.example.',
          },
        ],
      },
    ],
  },
}
