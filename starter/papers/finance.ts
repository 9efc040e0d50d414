import { halves, positions, results, years } from './finance-figures.ts'
import type { PaperTexts } from './paper-text.ts'

const income = { kz: 'Кіріс пен шығын, млн теңге', ru: 'Доходы и расходы, млн тенге', en: 'Income and spending, million tenge' }
const position = { kz: 'Қаржылық жағдай, млн теңге', ru: 'Финансовое положение, млн тенге', en: 'Financial position, million tenge' }
const basis = { kz: 'Есептіліктің негізі', ru: 'Основа отчётности', en: 'Basis of the statements' }
const surplus = { kz: 'Таза нәтижені пайдалану', ru: 'Использование чистого результата', en: 'Use of the surplus' }
const auditor = { kz: 'Аудитордың есебі', ru: 'Отчёт аудитора', en: 'Auditor’s report' }

/** Consolidated statements, group 176. */
export const finance: PaperTexts = {
  22: {
    name: 'consolidated-financial-statements-2025',
    signedBy: 6,
    sections: [
      {
        title: basis,
        text: [
          {
            kz: 'Есептілік ХҚЕС бойынша жасалып, университет пен оған толық тиесілі Экономикалық колледжді қамтиды; олардың арасындағы 64 млн теңгелік айналым алынып тасталды.',
            ru: 'Отчётность составлена по МСФО и охватывает университет и полностью принадлежащий ему Экономический колледж; обороты между ними на 64 млн тенге исключены.',
            en: 'The statements follow IFRS and cover the university and its wholly owned College of Economics; dealings between them of 64 million tenge are eliminated.',
          },
        ],
      },
      {
        title: income,
        text: [
          results(years[2024], years[2025]),
          {
            kz: 'Зерттеу мен кеңес беру кірісі 32 пайызға өсті: оған су тарифі мен қалалық көлік бойынша екі ұзақмерзімді шарт себеп болды.',
            ru: 'Доход от исследований и консалтинга вырос на 32 процента благодаря двум долгосрочным договорам\u00a0— о тарифах на воду и о городском транспорте.',
            en: 'Income from research and advice grew by 32 per cent, thanks to two long contracts on water tariffs and on city transport.',
          },
        ],
      },
      { title: position, text: [positions(years[2024], years[2025])] },
      {
        title: surplus,
        text: [
          {
            kz: 'Директорлар кеңесі нәтиженің жартысын екінші корпустың жылу жүйесіне, үштен бірін ауыл мектебі түлектерінің гранттарына, қалғанын сақтық қорына бағыттады.',
            ru: 'Совет директоров направил половину результата на отопление второго корпуса, треть\u00a0— на гранты выпускникам сельских школ, остаток\u00a0— в резерв.',
            en: 'The Board of Directors put half the result into heating for the second building, a third into grants for graduates of rural schools and the rest into the reserve.',
          },
        ],
      },
      {
        title: auditor,
        text: [
          {
            kz: '«Алатау Аудит» ЖШС пікірінше, есептілік топтың жағдайын барлық елеулі жағынан шынайы көрсетеді. Пікір ескертусіз берілді.',
            ru: 'По мнению ТОО «Алатау Аудит», отчётность во всех существенных отношениях верно отражает положение группы. Мнение выражено без оговорок.',
            en: 'In the opinion of Alatau Audit LLP the statements give a true view of the group in all material respects. The opinion is unqualified.',
          },
          {
            kz: 'Аудиттің негізгі мәселесі\u00a0– желтоқсанда төленген, бірақ көктемге тиесілі оқу ақысын кезеңдерге дұрыс бөлу; 240 шарт іріктеліп тексерілді.',
            ru: 'Ключевой вопрос аудита\u00a0— верное распределение по периодам платы, внесённой в декабре за весну; выборочно проверено 240 договоров.',
            en: 'The key matter was how fees paid in December for the spring are divided between periods; 240 contracts were sampled.',
          },
        ],
      },
    ],
  },
  23: {
    name: 'consolidated-financial-statements-2024',
    signedBy: 6,
    sections: [
      {
        title: basis,
        text: [
          {
            kz: 'Топқа университет пен Экономикалық колледж кіреді, есептің валютасы\u00a0– теңге. 2024 жылы есеп саясаты өзгерген жоқ.',
            ru: 'В группу входят университет и Экономический колледж, валюта отчётности\u00a0— тенге. Учётная политика в 2024 году не менялась.',
            en: 'The group consists of the university and the College of Economics and reports in tenge. Accounting policies did not change in 2024.',
          },
        ],
      },
      {
        title: income,
        text: [
          results(years[2023], years[2024]),
          {
            kz: 'Оқу кірісінің өсуі студенттер санының 11\u00a0300-ден 11\u00a0900-ге артуынан және жаңа қабылдау бағасынан құралды; бұрын қабылданғандардың ақысы көтерілмеді.',
            ru: 'Рост дохода от обучения сложился из увеличения числа студентов с 11\u00a0300 до 11\u00a0900 и цены нового набора; принятым раньше плату не повышали.',
            en: 'Income from teaching grew because students rose from 11,300 to 11,900 and the new intake paid more; those admitted earlier paid what they had paid before.',
          },
        ],
      },
      { title: position, text: [positions(years[2023], years[2024])] },
      {
        title: surplus,
        text: [
          {
            kz: 'Дивиденд төленген жоқ. Қаражаттың 380 миллионы жатақхананы жөндеуге, 262 миллионы жеке кабинет пен электрондық деканатты дамытуға жұмсалды.',
            ru: 'Дивиденды не выплачивались. На ремонт общежития пошло 380 миллионов, на личный кабинет и электронный деканат\u00a0— 262 миллиона.',
            en: 'No dividend was paid. Of the sum 380 million went into repairing the hall of residence and 262 million into the student account and the online dean’s office.',
          },
        ],
      },
      {
        title: auditor,
        text: [
          {
            kz: '2024–2026 жылдарға аудиторды Директорлар кеңесі ашық конкурспен таңдады: төрт үміткердің ішінен «Алатау Аудит» ЖШС жеңді.',
            ru: 'Аудитора на 2024–2026 годы Совет директоров выбрал открытым конкурсом: из четырёх участников победило ТОО «Алатау Аудит».',
            en: 'The auditor for 2024–2026 was chosen by the Board of Directors in an open competition: Alatau Audit LLP won against three others.',
          },
          {
            kz: 'Пікір оң, ескертусіз. Бірінші жыл болғандықтан, аудитор 2023 жылғы қалдықтарды бұрынғы аудитордың жұмыс құжаттары бойынша салыстырды.',
            ru: 'Мнение положительное, без оговорок. Поскольку это первый год, аудитор сверил остатки 2023 года с рабочими документами предшественника.',
            en: 'The opinion is positive and unqualified. This being a first year, the auditor checked the balances of 2023 against its predecessor’s papers.',
          },
        ],
      },
    ],
  },
  24: {
    name: 'consolidated-financial-statements-2023',
    signedBy: 6,
    sections: [
      {
        title: basis,
        text: [
          {
            kz: 'Сандар халықаралық стандарттарға сай, миллион теңгеге дейін дөңгелектелді. Эндаумент қоры жеке заңды тұлға болғандықтан, шоғырландыруға кірмейді.',
            ru: 'Цифры приведены по международным стандартам и округлены до миллиона тенге. Эндаумент-фонд\u00a0— отдельное юридическое лицо и в консолидацию не входит.',
            en: 'Figures follow international standards and are rounded to a million tenge. The endowment is a legal person of its own and is not consolidated.',
          },
        ],
      },
      {
        title: income,
        text: [
          results(years[2022], years[2023]),
          {
            kz: 'Грант шығыны 150 млн теңгеге өсті, оның 96 миллионы алпыс жылдыққа орай ашылған мерейтойлық гранттар.',
            ru: 'Расходы на гранты выросли на 150 млн тенге, из них 96 миллионов\u00a0— юбилейные гранты к шестидесятилетию.',
            en: 'Spending on grants rose by 150 million tenge, 96 million of it on grants for the sixtieth anniversary.',
          },
        ],
      },
      { title: position, text: [positions(years[2022], years[2023])] },
      {
        title: surplus,
        text: [
          {
            kz: 'Қоршауды алып, кампус бағын қалаға ашуға 210 млн, зертханалық жабдыққа 245 млн теңге бөлінді, 133 млн теңге келесі жылға көшірілді.',
            ru: 'На открытие сада кампуса после сноса забора выделено 210 млн тенге, на лабораторное оборудование\u00a0— 245 млн, 133 млн перенесено на следующий год.',
            en: 'Opening the campus garden after the fence came down took 210 million tenge, laboratory equipment 245 million; 133 million was carried forward.',
          },
        ],
      },
      {
        title: auditor,
        text: [
          {
            kz: '«Талап Аудит» ЖШС үш жылдық шартының соңғы жылында есептілік туралы модификацияланбаған пікір білдірді.',
            ru: 'ТОО «Талап Аудит» в последний год трёхлетнего договора выразило немодифицированное мнение об отчётности.',
            en: 'Talap Audit LLP, in the last year of its three-year contract, gave an unmodified opinion on the statements.',
          },
          {
            kz: 'Ерекше назар кітапхана ғимаратының пайдалы мерзіміне аударылды: тәуелсіз бағалаушы оны 25 жыл деп растады.',
            ru: 'Особое внимание уделено сроку службы здания библиотеки: независимый оценщик подтвердил 25 лет.',
            en: 'Special attention went to the useful life of the library building, which an independent valuer confirmed as 25 years.',
          },
        ],
      },
    ],
  },
  25: {
    name: 'consolidated-financial-statements-2022',
    signedBy: 6,
    sections: [
      {
        title: basis,
        text: [
          {
            kz: 'Бұл есептілік үздіксіз қызмет қағидасымен дайындалды: басшылық алдағы он екі айда міндеттемелерді орындауға қаражат жеткілікті деп санайды.',
            ru: 'Эта отчётность подготовлена исходя из непрерывности деятельности: руководство считает, что средств на двенадцать месяцев вперёд достаточно.',
            en: 'These statements assume a going concern: management holds that funds suffice for the obligations of the next twelve months.',
          },
        ],
      },
      {
        title: income,
        text: [
          results(years[2021], years[2022]),
          {
            kz: 'Коммуналдық шығын жылу тарифінің көтерілуінен 11 пайызға артты; шамдарды ауыстыру арқылы электр қуаты 7 пайызға үнемделді.',
            ru: 'Коммунальные расходы выросли на 11 процентов из-за тарифа на тепло; замена светильников сберегла 7 процентов электроэнергии.',
            en: 'The cost of utilities rose by 11 per cent with the price of heating; new lamps saved 7 per cent of electricity.',
          },
        ],
      },
      { title: position, text: [positions(years[2021], years[2022])] },
      {
        title: surplus,
        text: [
          {
            kz: 'Акционерлердің жалпы жиналысы нәтижені бөлмеуге шешім қабылдады: сома үшінші жатақхана шатырын күрделі жөндеуге және қарызсыз даму қорына бағытталды.',
            ru: 'Общее собрание акционеров решило результат не распределять: сумма направлена на капитальный ремонт крыши третьего общежития и в фонд развития без займов.',
            en: 'The general meeting of shareholders resolved to pay nothing out: the sum goes into a new roof for the third hall of residence and a fund for growth without loans.',
          },
        ],
      },
      {
        title: auditor,
        text: [
          {
            kz: '«Талап Аудит» ЖШС аудиті халықаралық аудит стандарттарына сай 2023 жылғы ақпан–мамыр айларында жүргізілді.',
            ru: 'Аудит ТОО «Талап Аудит» проведён по международным стандартам аудита в феврале–мае 2023 года.',
            en: 'Talap Audit LLP carried out its audit under international standards between February and May 2023.',
          },
          {
            kz: 'Елеулі бұрмалау табылмады. Басшылыққа хатта екі ұсыныс бар: негізгі құралдарды жыл сайын түгендеу және шарттар тізілімін электрондық жүйеге көшіру.',
            ru: 'Существенных искажений не найдено. В письме руководству две рекомендации: ежегодно проводить инвентаризацию и перенести реестр договоров в электронную систему.',
            en: 'No material misstatement was found. The letter to management has two recommendations: a yearly stock-taking and an electronic register of contracts.',
          },
        ],
      },
    ],
  },
  26: {
    name: 'interim-statements-first-half-2026',
    signedBy: 6,
    sections: [
      {
        title: basis,
        text: [
          {
            kz: 'Аралық есептілік ХҚЕС (IAS) 34 бойынша қысқартылған түрде берілді. Ол аудиттен өтпеген, «Алатау Аудит» ЖШС шолу жүргізді.',
            ru: 'Промежуточная отчётность дана в сокращённой форме по МСФО (IAS) 34. Аудита не было, обзор провело ТОО «Алатау Аудит».',
            en: 'The interim statements are condensed under IAS 34. They are not audited; Alatau Audit LLP has reviewed them.',
          },
        ],
      },
      {
        title: income,
        text: [
          results(halves[2025], halves[2026]),
          {
            kz: 'Жартыжылдық нәтижесін жылдық болжам деп қарауға болмайды: гранттар мен жөндеу шығынының көбі екінші жартыжылдыққа түседі.',
            ru: 'Итог полугодия нельзя считать прогнозом на год: большая часть грантов и ремонта приходится на второе полугодие.',
            en: 'The result of a half-year does not foretell the year: most grants and repairs fall into the second half.',
          },
        ],
      },
      {
        title: position,
        text: [
          positions(years[2025], halves[2026]),
          {
            kz: 'Ақша қалдығының азаюы\u00a0– маусымдық құбылыс: келесі оқу жылының ақысы тамыздан бастап түседі.',
            ru: 'Снижение остатка денег сезонное: плата за новый учебный год поступает с августа.',
            en: 'Cash is lower for seasonal reasons: fees for the new academic year come in from August on.',
          },
        ],
      },
      {
        title: { kz: 'Ірі мәмілелер', ru: 'Крупные сделки', en: 'Major transactions' },
        text: [
          {
            kz: 'Екінші корпустың жылу жүйесін жаңартуға 410 млн теңгелік шарт жасалды, жұмыстың 35 пайызы орындалып, актімен қабылданды.',
            ru: 'Заключён договор на 410 млн тенге об обновлении отопления второго корпуса, выполнено и принято по акту 35 процентов работ.',
            en: 'A contract of 410 million tenge was made for new heating in the second building; 35 per cent of the work is done and accepted.',
          },
        ],
      },
      {
        title: { kz: 'Шолу қорытындысы', ru: 'Вывод обзора', en: 'Conclusion of the review' },
        text: [
          {
            kz: 'Шолушының назарына сандардың дұрыстығына күмән келтіретін ештеңе түспеді. Сұрақтарға қаржы департаменті жауап береді: finance@narxoz.example.',
            ru: 'Ничто не дало проводившим обзор оснований сомневаться в цифрах. На вопросы отвечает финансовый департамент: finance@narxoz.example.',
            en: 'Nothing came to the reviewers’ attention that would cast doubt on the figures. Questions are answered by the finance department: finance@narxoz.example.',
          },
        ],
      },
    ],
  },
}
