import { starter } from '../starter-entry.ts'

export const scienceGrants = starter('science-grant', [
  {
    id: 1,
    slug: 'digital-credit-for-small-farms',
    attributes: {
      title: {
        kz: 'Шағын шаруашылыққа арналған цифрлық несие',
        ru: 'Цифровой кредит для малых хозяйств',
        en: 'Digital Credit for Small Farms',
      },
      number: 'AP25790114',
      lead: {
        kz: 'Кепілі жоқ фермердің несие қайтару қабілетін спутник суреті мен төлем тарихы арқылы бағалау моделін жасаймыз.',
        ru: 'Создаём модель, которая оценивает платёжеспособность фермера без залога по спутниковым снимкам и истории платежей.',
        en: 'We are building a model that judges whether a farmer without collateral can repay, from satellite images and payment history.',
      },
      funder: { kz: 'ҚР ҒЖБМ Ғылым комитеті', ru: 'Комитет науки МНВО РК', en: 'Science Committee of Kazakhstan' },
      amount: 74400000,
      period: { kz: '2025–2027 жж.', ru: '2025–2027 гг.', en: '2025–2027' },
      head: { kz: 'Қуаныш Бейсенов', ru: 'Куаныш Бейсенов', en: 'Kuanysh Beissenov' },
      desc: {
        kz: '<p>Ауылдағы шағын шаруашылықтың көбі банкке кепілге қоятын мүлкі болмағандықтан несие ала алмайды. Ал егіс алқабының жасылдығы, суарылуы және жинау мерзімі спутниктен көрінеді.</p><p>Модель бұл белгілерді электрондық төлем тарихымен біріктіріп, шаруашылықтың қайтару ықтималдығын есептейді. Әр бас тартудың себебі фермерге түсінікті тілде айтылады.</p>',
        ru: '<p>Большинство малых сельских хозяйств не получает кредит, потому что закладывать нечего. Между тем зелень поля, полив и сроки уборки видны со спутника.</p><p>Модель соединяет эти признаки с историей электронных платежей и считает вероятность возврата. Причину отказа фермеру объясняют понятными словами.</p>',
        en: '<p>Most small farms get no loan because they have nothing to pledge. Yet the green of a field, its watering and the time of harvest can be seen from a satellite.</p><p>The model joins these signs with the history of electronic payments and works out the odds of repayment. If a loan is refused, the farmer is told why in plain words.</p>',
      },
      seo: {
        title: {
          kz: 'Шағын шаруашылыққа арналған цифрлық несие\u00a0– Нархоз университеті',
          ru: 'Цифровой кредит для малых хозяйств\u00a0— Университет Нархоз',
          en: 'Digital Credit for Small Farms – Narxoz University',
        },
        description: {
          kz: 'Кепілі жоқ фермердің несие қайтару қабілетін спутник суреті мен төлем тарихы арқылы бағалау моделін жасаймыз.',
          ru: 'Создаём модель, которая оценивает платёжеспособность фермера без залога по спутниковым снимкам и истории платежей.',
          en: 'We are building a model that judges whether a farmer without collateral can repay, from satellite images and payment history.',
        },
      },
      blocks: [
        {
          id: 5051,
          type: 'steps',
          group: 1,
          position: 1,
          title: { kz: 'Үш жылдың жоспары', ru: 'План на три года', en: 'The plan for three years' },
          items: [
            {
              title: { kz: '2025: деректер', ru: '2025: данные', en: '2025: data' },
              desc: {
                kz: '<p>Алматы және Жетісу облыстарының 1\u00a0800 шаруашылығы бойынша келісіммен дерек жинау.</p>',
                ru: '<p>Сбор данных с согласия 1\u00a0800 хозяйств Алматинской области и Жетысу.</p>',
                en: '<p>Gathering data, with consent, from 1,800 farms of Almaty and Zhetysu regions.</p>',
              },
            },
            {
              title: { kz: '2026: модель', ru: '2026: модель', en: '2026: model' },
              desc: {
                kz: '<p>Алты түрлі алгоритмді салыстырып, ең түсініктісін таңдау.</p>',
                ru: '<p>Сравнение шести алгоритмов и выбор самого понятного.</p>',
                en: '<p>Comparing six algorithms and choosing the one easiest to explain.</p>',
              },
            },
            {
              title: { kz: '2027: сынақ', ru: '2027: проверка', en: '2027: trial' },
              desc: {
                kz: '<p>Серіктес несие серіктестігінде екі жүз нақты өтініммен тексеру.</p>',
                ru: '<p>Проверка на двухстах настоящих заявках в кредитном товариществе.</p>',
                en: '<p>A trial on two hundred real applications at a credit cooperative.</p>',
              },
            },
          ],
        },
        {
          id: 5052,
          type: 'facts',
          group: 2,
          position: 2,
          title: { kz: 'Күтілетін нәтиже', ru: 'Ожидаемый результат', en: 'Expected results' },
          items: [
            {
              title: { kz: 'Мақалалар', ru: 'Статьи', en: 'Articles' },
              value: {
                kz: 'кемінде үшеуі Q1–Q2 журналдарында',
                ru: 'не менее трёх в журналах Q1–Q2',
                en: 'at least three in Q1–Q2 journals',
              },
            },
            {
              title: { kz: 'Бағдарлама', ru: 'Программа', en: 'Software' },
              value: { kz: 'ашық кодты бағалау құралы', ru: 'инструмент оценки с открытым кодом', en: 'an open-source scoring tool' },
            },
          ],
        },
      ],
    },
  },
  {
    id: 2,
    slug: 'recognition-of-kazakh-dialects',
    attributes: {
      title: {
        kz: 'Қазақ тілінің говорларын автоматты тану',
        ru: 'Автоматическое распознавание говоров казахского языка',
        en: 'Automatic Recognition of Kazakh Dialects',
      },
      number: 'AP25790231',
      lead: {
        kz: 'Сөйлеуді тану жүйелері батыс пен оңтүстік говорларында екі есе көп қателеседі. Осы айырманы жоюды мақсат етеміз.',
        ru: 'Системы распознавания речи вдвое чаще ошибаются на западных и южных говорах. Мы хотим убрать эту разницу.',
        en: 'Speech recognition makes twice as many errors with western and southern dialects. We want to close the gap.',
      },
      funder: { kz: 'ҚР ҒЖБМ Ғылым комитеті', ru: 'Комитет науки МНВО РК', en: 'Science Committee of Kazakhstan' },
      amount: 81900000,
      period: { kz: '2025–2027 жж.', ru: '2025–2027 гг.', en: '2025–2027' },
      head: { kz: 'Әсел Нұрланова', ru: 'Асель Нурланова', en: 'Assel Nurlanova' },
      desc: {
        kz: '<p>Қазіргі жүйелер негізінен қалалық дикторлардың даусымен үйретілген. Нәтижесінде жедел жәрдемге Атыраудан қоңырау шалған адамның сөзін бағдарлама жиі бұрмалап жазады.</p><p>Топ әр өңірден кемінде елу сағат жазба жинап, модельді говорды алдымен анықтап, содан кейін танитын етіп құрады.</p>',
        ru: '<p>Сегодняшние системы обучены в основном на голосах городских дикторов. Поэтому слова человека, который звонит в скорую из Атырау, программа часто записывает неверно.</p><p>Группа собирает не меньше пятидесяти часов записей из каждого региона и строит модель, которая сначала определяет говор, а потом распознаёт речь.</p>',
        en: '<p>Today’s systems have learnt mostly from newsreaders in cities, so the words of someone who rings for an ambulance from Atyrau are often written down wrongly.</p><p>The group gathers at least fifty hours from each region and builds a model that first tells the dialect and then recognises the speech.</p>',
      },
      seo: {
        title: {
          kz: 'Қазақ тілінің говорларын автоматты тану\u00a0– Нархоз университеті',
          ru: 'Автоматическое распознавание говоров казахского языка\u00a0— Нархоз',
          en: 'Automatic Recognition of Kazakh Dialects – Narxoz University',
        },
        description: {
          kz: 'Сөйлеуді тану жүйелері батыс пен оңтүстік говорларында екі есе көп қателеседі. Осы айырманы жоюды мақсат етеміз.',
          ru: 'Системы распознавания речи вдвое чаще ошибаются на западных и южных говорах. Мы хотим убрать эту разницу.',
          en: 'Speech recognition makes twice as many errors with western and southern dialects. We want to close the gap.',
        },
      },
      blocks: [
        {
          id: 5053,
          type: 'table',
          group: 1,
          position: 1,
          title: { kz: 'Қате сөздердің үлесі', ru: 'Доля ошибочных слов', en: 'Share of words recognised wrongly' },
          columns: [
            { title: { kz: 'Өңір', ru: 'Регион', en: 'Region' } },
            { title: { kz: 'Қолданыстағы жүйе', ru: 'Действующая система', en: 'Present system' } },
            { title: { kz: 'Біздің модель', ru: 'Наша модель', en: 'Our model' } },
          ],
          rows: [
            {
              cells: [
                { text: { kz: 'Солтүстік', ru: 'Север', en: 'North' } },
                { text: { kz: '9\u00a0%', ru: '9\u00a0%', en: '9%' } },
                { text: { kz: '7\u00a0%', ru: '7\u00a0%', en: '7%' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Батыс', ru: 'Запад', en: 'West' } },
                { text: { kz: '19\u00a0%', ru: '19\u00a0%', en: '19%' } },
                { text: { kz: '10\u00a0%', ru: '10\u00a0%', en: '10%' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Оңтүстік', ru: 'Юг', en: 'South' } },
                { text: { kz: '17\u00a0%', ru: '17\u00a0%', en: '17%' } },
                { text: { kz: '9\u00a0%', ru: '9\u00a0%', en: '9%' } },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 5054,
          type: 'text',
          group: 2,
          position: 2,
          title: { kz: 'Неге говор қате емес', ru: 'Почему говор не ошибка', en: 'Why a dialect is not a mistake' },
          desc: {
            kz: '<p>Әдеби тілден өзгеше айтылған сөз\u00a0– тілдің байлығы. Сондықтан модель сөйлеушіні түзетпейді: айтылғанын сол қалпында жазып, әдеби баламасын жақша ішінде береді.</p>',
            ru: '<p>Слово, сказанное не по-книжному, это богатство языка. Поэтому модель не поправляет говорящего: она записывает, как сказано, а литературную форму даёт в скобках.</p>',
            en: '<p>A word said otherwise than in books is part of a language’s wealth. So the model does not correct the speaker: it writes what was said and gives the literary form in brackets.</p>',
          },
        },
      ],
    },
  },
  {
    id: 3,
    slug: 'cost-of-the-middle-corridor',
    attributes: {
      title: {
        kz: 'Орта дәліздегі кідіріс құны',
        ru: 'Цена задержки в Срединном коридоре',
        en: 'The Cost of Delay in the Middle Corridor',
      },
      number: 'AP25790308',
      lead: {
        kz: 'Жүктің шекарада тұрған әр сағаты экспорттаушыға қаншаға түсетінін контейнер деректерімен есептейміз.',
        ru: 'По данным контейнеров считаем, во что обходится экспортёру каждый час на границе.',
        en: 'Using container data, we work out what each hour at the border costs an exporter.',
      },
      funder: { kz: 'ҚР ҒЖБМ Ғылым комитеті', ru: 'Комитет науки МНВО РК', en: 'Science Committee of Kazakhstan' },
      amount: 66000000,
      period: { kz: '2026–2028 жж.', ru: '2026–2028 гг.', en: '2026–2028' },
      head: { kz: 'Дәурен Әлімбеков', ru: 'Даурен Алимбеков', en: 'Dauren Alimbekov' },
      desc: {
        kz: '<p>Жол құны әдетте шақырыммен өлшенеді, ал экспорттаушы үшін шешуші нәрсе\u00a0– жүктің қашан жететінін алдын ала білу. Зерттеу кідірістің өзінен бұрын оның болжап болмайтындығы қымбатқа түсетінін тексереді.</p><p>Дерек көзі\u00a0– төрт мың контейнердің датчиктері мен кеден декларациялары.</p>',
        ru: '<p>Дорогу обычно меряют километрами, а экспортёру важнее заранее знать, когда придёт груз. Исследование проверяет, правда ли, что дороже самой задержки обходится её непредсказуемость.</p><p>Источник данных: датчики четырёх тысяч контейнеров и таможенные декларации.</p>',
        en: '<p>A road is usually measured in kilometres, but what an exporter needs is to know when the goods will arrive. The study tests whether not knowing costs more than the delay itself.</p><p>The data come from the sensors of four thousand containers and from customs declarations.</p>',
      },
      seo: {
        title: {
          kz: 'Орта дәліздегі кідіріс құны\u00a0– Нархоз университеті',
          ru: 'Цена задержки в Срединном коридоре\u00a0— Университет Нархоз',
          en: 'The Cost of Delay in the Middle Corridor – Narxoz University',
        },
        description: {
          kz: 'Жүктің шекарада тұрған әр сағаты экспорттаушыға қаншаға түсетінін контейнер деректерімен есептейміз.',
          ru: 'По данным контейнеров считаем, во что обходится экспортёру каждый час на границе.',
          en: 'Using container data, we work out what each hour at the border costs an exporter.',
        },
      },
      blocks: [
        {
          id: 5055,
          type: 'accordion',
          group: 1,
          position: 1,
          title: { kz: 'Зерттеу сұрақтары', ru: 'Исследовательские вопросы', en: 'Research questions' },
          items: [
            {
              title: { kz: 'Қай бекетте ең көп уақыт кетеді?', ru: 'Где теряется больше всего времени?', en: 'Where is most time lost?' },
              text: {
                kz: '<p>Алғашқы өлшем бойынша\u00a0– порттағы кеме күту, одан кейін құрғақ порттағы құжат рәсімдеу.</p>',
                ru: '<p>По первым замерам, в порту при ожидании парома, затем при оформлении в сухом порту.</p>',
                en: '<p>By our first measurements, waiting for a ship at the port, and then paperwork at the dry port.</p>',
              },
            },
            {
              title: { kz: 'Кідіріс кімнің есебінен?', ru: 'За чей счёт задержка?', en: 'Who pays for the delay?' },
              text: {
                kz: '<p>Ірі компаниялар оны келісімшартпен тасымалдаушыға жүктейді, шағын экспорттаушы өз қалтасынан төлейді.</p>',
                ru: '<p>Крупные компании по договору перекладывают её на перевозчика, малый экспортёр платит сам.</p>',
                en: '<p>Large companies pass it on to the carrier by contract; a small exporter pays it himself.</p>',
              },
            },
          ],
        },
        {
          id: 5056,
          type: 'facts',
          group: 2,
          position: 2,
          title: { kz: 'Деректер', ru: 'Данные', en: 'The data' },
          items: [
            {
              title: { kz: 'Контейнерлер', ru: 'Контейнеры', en: 'Containers' },
              value: { kz: '4\u00a0000, қозғалысы сағат сайын', ru: '4\u00a0000, с ежечасной отметкой', en: '4,000, tracked every hour' },
            },
            {
              title: { kz: 'Бағыт', ru: 'Маршрут', en: 'Route' },
              value: {
                kz: 'Алматы\u00a0– Ақтау\u00a0– Баку\u00a0– Поти',
                ru: 'Алматы\u00a0— Актау\u00a0— Баку\u00a0— Поти',
                en: 'Almaty – Aktau – Baku – Poti',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 4,
    slug: 'health-cost-of-almaty-smog',
    attributes: {
      title: {
        kz: 'Алматы түтінінің денсаулыққа құны',
        ru: 'Цена алматинского смога для здоровья',
        en: 'The Health Cost of Almaty’s Smog',
      },
      number: 'AP25790412',
      lead: {
        kz: 'Ұсақ бөлшектер көбейген күндері ауруханаға қанша адам артық түсетінін және оның құнын анықтаймыз.',
        ru: 'Определяем, сколько лишних людей попадает в больницы в дни высокого загрязнения и сколько это стоит.',
        en: 'We establish how many more people are taken to hospital on days of heavy pollution, and what that costs.',
      },
      funder: { kz: 'ҚР ҒЖБМ Ғылым комитеті', ru: 'Комитет науки МНВО РК', en: 'Science Committee of Kazakhstan' },
      amount: 92300000,
      period: { kz: '2025–2027 жж.', ru: '2025–2027 гг.', en: '2025–2027' },
      head: { kz: 'Болат Жұмаділов', ru: 'Болат Жумадилов', en: 'Bolat Zhumadilov' },
      desc: {
        kz: '<p>Ластанған күн мен таза күнді жай салыстыру жеткіліксіз: суық, тұмау және демалыс күндері де әсер етеді. Сондықтан көрші аудандардың айырмасы мен желдің бағытын табиғи тәжірибе ретінде қолданамыз.</p><p>Медициналық дерек атсыз түрде, күн және аудан бойынша жинақталып беріледі.</p>',
        ru: '<p>Просто сравнить грязный день с чистым нельзя: влияют и холод, и грипп, и выходные. Поэтому разницу соседних районов и направление ветра мы используем как естественный эксперимент.</p><p>Медицинские данные обезличены и сведены по дням и районам.</p>',
        en: '<p>It is not enough to compare a dirty day with a clean one, for cold, influenza and holidays matter too. So we use the differences between neighbouring districts and the direction of the wind as a natural experiment.</p><p>The medical data are anonymous and summed by day and district.</p>',
      },
      seo: {
        title: {
          kz: 'Алматы түтінінің денсаулыққа құны\u00a0– Нархоз университеті',
          ru: 'Цена алматинского смога для здоровья\u00a0— Университет Нархоз',
          en: 'The Health Cost of Almaty’s Smog – Narxoz University',
        },
        description: {
          kz: 'Ұсақ бөлшектер көбейген күндері ауруханаға қанша адам артық түсетінін және оның құнын анықтаймыз.',
          ru: 'Определяем, сколько лишних людей попадает в больницы в дни высокого загрязнения и сколько это стоит.',
          en: 'We establish how many more people are taken to hospital on days of heavy pollution, and what that costs.',
        },
      },
      blocks: [
        {
          id: 5057,
          type: 'numbers',
          group: 1,
          position: 1,
          title: { kz: 'Алғашқы бағалау', ru: 'Первые оценки', en: 'First estimates' },
          items: [
            {
              value: { kz: '14\u00a0%', ru: '14\u00a0%', en: '14%' },
              title: {
                kz: 'тыныс жолы ауруымен жүгіну өседі',
                ru: 'рост обращений с болезнями дыхания',
                en: 'more visits for illnesses of the lungs',
              },
            },
            {
              value: { kz: '3\u00a0күн', ru: '3\u00a0дня', en: '3 days' },
              title: { kz: 'ластанудың әсері созылатын уақыт', ru: 'сохраняется влияние загрязнения', en: 'the effect of pollution lasts' },
            },
          ],
        },
        {
          id: 5058,
          type: 'quote',
          group: 2,
          position: 2,
          text: {
            kz: '<p>Бір датчиктің бағасы\u00a0– бір баланың бір түн ауруханада жатқанынан арзан.</p>',
            ru: '<p>Один датчик стоит дешевле, чем одна ночь ребёнка в больнице.</p>',
            en: '<p>One sensor costs less than one child’s night in hospital.</p>',
          },
          name: { kz: 'Болат Жұмаділов', ru: 'Болат Жумадилов', en: 'Bolat Zhumadilov' },
          post: { kz: 'Грант жетекшісі', ru: 'Руководитель гранта', en: 'Head of the grant' },
        },
      ],
    },
  },
  {
    id: 5,
    slug: 'law-of-algorithmic-decisions',
    attributes: {
      title: {
        kz: 'Алгоритмдік шешімдердің құқықтық негізі',
        ru: 'Правовые основы алгоритмических решений',
        en: 'The Law of Algorithmic Decisions',
      },
      number: 'AP25790527',
      lead: {
        kz: 'Жәрдемақы, несие немесе оқу орнын бағдарлама бөлгенде, азамат шешімге қалай шағымдана алады?',
        ru: 'Как гражданину оспорить решение, если пособие, кредит или место в школе распределила программа?',
        en: 'How can a citizen appeal when a benefit, a loan or a school place has been allotted by a program?',
      },
      funder: { kz: 'ҚР ҒЖБМ Ғылым комитеті', ru: 'Комитет науки МНВО РК', en: 'Science Committee of Kazakhstan' },
      amount: 48600000,
      period: { kz: '2026–2027 жж.', ru: '2026–2027 гг.', en: '2026–2027' },
      head: { kz: 'Ақмарал Тәжібаева', ru: 'Акмарал Тажибаева', en: 'Akmaral Tazhibayeva' },
      desc: {
        kz: '<p>Зерттеу мемлекеттік және жеке сектордағы отыз екі автоматты шешім жүйесін сипаттап шығады: кім жасаған, қай дерекке сүйенеді, қателескенде кім түзетеді. Шетелдік тәжірибе ретінде төрт елдің заңы салыстырылады.</p><p>Соңында заңға енгізілетін нақты баптардың жобасы мен азаматқа арналған бір беттік нұсқаулық ұсынылады.</p>',
        ru: '<p>Исследование описывает тридцать две системы автоматических решений в государственном и частном секторе: кто их создал, на какие данные они опираются, кто исправляет ошибки. Для сравнения взяты законы четырёх стран.</p><p>В итоге будут предложены проект конкретных статей закона и памятка для гражданина на одну страницу.</p>',
        en: '<p>The study describes thirty-two systems of automated decision in the public and private sectors: who made them, what data they rely on, who puts errors right. The laws of four countries are compared.</p><p>It will end with draft articles for the law and a one-page guide for the citizen.</p>',
      },
      seo: {
        title: {
          kz: 'Алгоритмдік шешімдердің құқықтық негізі\u00a0– Нархоз университеті',
          ru: 'Правовые основы алгоритмических решений\u00a0— Университет Нархоз',
          en: 'The Law of Algorithmic Decisions – Narxoz University',
        },
        description: {
          kz: 'Жәрдемақы, несие немесе оқу орнын бағдарлама бөлгенде, азамат шешімге қалай шағымдана алады?',
          ru: 'Как гражданину оспорить решение, если пособие, кредит или место в школе распределила программа?',
          en: 'How can a citizen appeal when a benefit, a loan or a school place has been allotted by a program?',
        },
      },
      blocks: [
        {
          id: 5059,
          type: 'cards',
          group: 1,
          position: 1,
          title: { kz: 'Үш негізгі құқық', ru: 'Три основных права', en: 'Three basic rights' },
          items: [
            {
              title: { kz: 'Білу құқығы', ru: 'Право знать', en: 'The right to know' },
              desc: {
                kz: '<p>Шешімді адам емес, бағдарлама қабылдағаны алдын ала айтылуы тиіс.</p>',
                ru: '<p>Человека должны заранее предупредить, что решает программа.</p>',
                en: '<p>People must be told beforehand that a program decides.</p>',
              },
            },
            {
              title: { kz: 'Түсінік алу құқығы', ru: 'Право на объяснение', en: 'The right to reasons' },
              desc: {
                kz: '<p>Қандай белгілер шешуші болғаны қарапайым тілмен жазылады.</p>',
                ru: '<p>Какие признаки оказались решающими, пишут простым языком.</p>',
                en: '<p>What weighed in the decision is set down in plain words.</p>',
              },
            },
            {
              title: { kz: 'Адамға жүгіну құқығы', ru: 'Право на человека', en: 'The right to a human' },
              desc: {
                kz: '<p>Шағымды міндетті түрде тірі қызметкер қарайды.</p>',
                ru: '<p>Жалобу обязательно рассматривает живой сотрудник.</p>',
                en: '<p>An appeal is always heard by a living official.</p>',
              },
            },
          ],
        },
        {
          id: 5060,
          type: 'text',
          group: 2,
          position: 2,
          title: { kz: 'Сараптамаға қатысыңыз', ru: 'Участвуйте в экспертизе', en: 'Take part in the review' },
          desc: {
            kz: '<p>Бағдарлама қабылдаған әділетсіз шешімге тап болсаңыз, заң клиникасына жазыңыз: оқиғаңыз зерттеуге атсыз енеді, ал студенттер шағым дайындауға көмектеседі.</p>',
            ru: '<p>Если программа приняла в отношении вас несправедливое решение, напишите в юридическую клинику: история войдёт в исследование без имени, а студенты помогут подготовить жалобу.</p>',
            en: '<p>If a program has treated you unfairly, write to the law clinic: your story will enter the study without your name, and students will help you to draft an appeal.</p>',
          },
          link: {
            text: {
              kz: 'Құқық және мемлекеттік саясат мектебі',
              ru: 'Школа права и государственной политики',
              en: 'School of Law and Public Policy',
            },
            url: '/school/school-of-law-and-public-policy',
          },
        },
      ],
    },
  },
  {
    id: 6,
    slug: 'youth-migration-to-cities',
    attributes: {
      title: { kz: 'Жастардың қалаға көшуі', ru: 'Переезд молодёжи в города', en: 'Young People Moving to the Cities' },
      number: 'AP25790634',
      lead: {
        kz: 'Он сегіз бен жиырма тоғыз жас аралығындағы 2\u00a0400 адамның қалаға көшкеннен кейінгі бес жылын зерттейміз.',
        ru: 'Изучаем пять лет после переезда в город у 2\u00a0400 человек от восемнадцати до двадцати девяти лет.',
        en: 'We study the five years after moving to a city in the lives of 2,400 people aged eighteen to twenty-nine.',
      },
      funder: { kz: 'ҚР ҒЖБМ Ғылым комитеті', ru: 'Комитет науки МНВО РК', en: 'Science Committee of Kazakhstan' },
      amount: 58100000,
      period: { kz: '2024–2026 жж.', ru: '2024–2026 гг.', en: '2024–2026' },
      head: { kz: 'Ольга Мельник', ru: 'Ольга Мельник', en: 'Olga Melnik' },
      desc: {
        kz: '<p>Жастар не үшін көшетіні көп айтылады, ал көшкеннен кейін не болатыны аз зерттелген. Топ бір адамдарды жыл сайын қайта тауып сұрайды: жұмысы, пәтері, достары және ауылмен байланысы қалай өзгерді?</p><p>Қазір үшінші толқын аяқталды, бастапқы қатысушылардың 79\u00a0пайызы зерттеуде қалып отыр.</p>',
        ru: '<p>О том, почему молодые уезжают, говорят много, а что с ними бывает потом, изучено мало. Группа каждый год заново находит тех же людей: как изменились работа, жильё, друзья и связь с аулом?</p><p>Завершена третья волна, в исследовании остаются 79\u00a0процентов первоначальных участников.</p>',
        en: '<p>Much is said about why the young leave and little is known of what comes after. Each year the team finds the same people again: how have work, home, friends and ties with the village changed?</p><p>The third wave is complete, and 79 per cent of those who began are still in the study.</p>',
      },
      seo: {
        title: {
          kz: 'Жастардың қалаға көшуі\u00a0– Нархоз университеті',
          ru: 'Переезд молодёжи в города\u00a0— Университет Нархоз',
          en: 'Young People Moving to the Cities – Narxoz University',
        },
        description: {
          kz: 'Он сегіз бен жиырма тоғыз жас аралығындағы 2\u00a0400 адамның қалаға көшкеннен кейінгі бес жылын зерттейміз.',
          ru: 'Изучаем пять лет после переезда в город у 2\u00a0400 человек от восемнадцати до двадцати девяти лет.',
          en: 'We study the five years after moving to a city in the lives of 2,400 people aged eighteen to twenty-nine.',
        },
      },
      blocks: [
        {
          id: 5061,
          type: 'numbers',
          group: 1,
          position: 1,
          title: { kz: 'Үшінші толқын', ru: 'Третья волна', en: 'The third wave' },
          items: [
            {
              value: { kz: '62\u00a0%', ru: '62\u00a0%', en: '62%' },
              title: {
                kz: 'ауылдағы ата-анасына ақша жібереді',
                ru: 'посылают деньги родителям в село',
                en: 'send money to parents in the village',
              },
            },
            {
              value: { kz: '18\u00a0%', ru: '18\u00a0%', en: '18%' },
              title: { kz: 'кейін қайтуды ойлайды', ru: 'думают о возвращении', en: 'think of going back' },
            },
            {
              value: { kz: '2,7', ru: '2,7', en: '2.7' },
              title: { kz: 'рет пәтер ауыстырған, орта есеппен', ru: 'раза сменили жильё в среднем', en: 'changes of home on average' },
            },
          ],
        },
        {
          id: 5062,
          type: 'text',
          group: 2,
          position: 2,
          title: { kz: 'Сауалнама қалай өтеді', ru: 'Как проходит опрос', en: 'How the survey is done' },
          desc: {
            kz: '<p>Сұхбатты өзі де көшіп келген студенттер жүргізеді, ол қатысушы таңдаған жерде өтеді. Әңгіме орта есеппен қырық минутқа созылады, қазақ немесе орыс тілінде.</p>',
            ru: '<p>Интервью берут студенты, которые сами недавно переехали, там, где выберет участник. Разговор длится в среднем сорок минут, на казахском или русском.</p>',
            en: '<p>Interviews are held by students who have moved themselves, wherever the participant chooses. A talk lasts forty minutes on average, in Kazakh or Russian.</p>',
          },
        },
      ],
    },
  },
  {
    id: 7,
    slug: 'security-of-power-networks',
    attributes: {
      title: { kz: 'Энергия желілерінің киберқорғанысы', ru: 'Киберзащита энергосетей', en: 'Cyber Defence of Power Networks' },
      number: 'AP25790745',
      lead: {
        kz: 'Облыстық электр желісінің цифрлық егізін жасап, шабуылды ерте байқайтын әдісті сынаймыз.',
        ru: 'Строим цифрового двойника областной электросети и проверяем метод раннего обнаружения атак.',
        en: 'We are building a digital twin of a regional power network to test early detection of attacks.',
      },
      funder: { kz: '«Сарыарқа Энерго», Ғылым комитеті', ru: '«Сарыарка Энерго», Комитет науки', en: 'Saryarka Energo, Science Committee' },
      amount: 118700000,
      period: { kz: '2025–2027 жж.', ru: '2025–2027 гг.', en: '2025–2027' },
      head: { kz: 'Гүлмира Тілеуова', ru: 'Гульмира Тлеуова', en: 'Gulmira Tleuova' },
      desc: {
        kz: '<p>Нақты желіде тәжірибе жасауға болмайды, сондықтан зертханада оның бірдей көшірмесі құрылды: қырық екі қосалқы станция, шынайы контроллерлер және он екі жылдық жүктеме тарихы.</p><p>Модель желінің қалыпты «тынысын» үйреніп, одан ауытқуды екі минутқа жетпей байқауға тиіс. Дабылдың жалған болмауы дәлдік сияқты маңызды.</p>',
        ru: '<p>На настоящей сети экспериментировать нельзя, поэтому в лаборатории построена её копия: сорок две подстанции, реальные контроллеры и история нагрузки за двенадцать лет.</p><p>Модель учит обычное «дыхание» сети и должна заметить отклонение меньше чем за две минуты. Не поднимать ложной тревоги так же важно, как и не пропустить атаку.</p>',
        en: '<p>One cannot experiment on a real network, so the laboratory holds a copy: forty-two substations, genuine controllers and twelve years of load history.</p><p>The model learns how the network normally breathes and has to notice a change in under two minutes. Raising no false alarm matters as much as missing no attack.</p>',
      },
      seo: {
        title: {
          kz: 'Энергия желілерінің киберқорғанысы\u00a0– Нархоз университеті',
          ru: 'Киберзащита энергосетей\u00a0— Университет Нархоз',
          en: 'Cyber Defence of Power Networks – Narxoz University',
        },
        description: {
          kz: 'Облыстық электр желісінің цифрлық егізін жасап, шабуылды ерте байқайтын әдісті сынаймыз.',
          ru: 'Строим цифрового двойника областной электросети и проверяем метод раннего обнаружения атак.',
          en: 'We are building a digital twin of a regional power network to test early detection of attacks.',
        },
      },
      blocks: [
        {
          id: 5063,
          type: 'timeline',
          group: 1,
          position: 1,
          title: { kz: 'Қазірге дейін', ru: 'Что уже сделано', en: 'So far' },
          items: [
            {
              year: '2025',
              title: { kz: 'Цифрлық егіз құрылды', ru: 'Построен цифровой двойник', en: 'The digital twin was built' },
              desc: {
                kz: '<p>Зертхана желінің алғашқы жиырма станциясын іске қосты.</p>',
                ru: '<p>Лаборатория запустила первые двадцать подстанций.</p>',
                en: '<p>The laboratory started up the first twenty substations.</p>',
              },
            },
            {
              year: '2026',
              title: { kz: 'Жүз шабуыл сынағы', ru: 'Сто учебных атак', en: 'A hundred trial attacks' },
              desc: {
                kz: '<p>Студенттер командасы желіге жүз түрлі шабуыл жасап, тоқсан үшін анықтауға болатынын көрсетті.</p>',
                ru: '<p>Команда студентов провела сто разных атак, девяносто три удалось обнаружить.</p>',
                en: '<p>A team of students made a hundred different attacks, of which ninety-three were detected.</p>',
              },
            },
          ],
        },
        {
          id: 5064,
          type: 'facts',
          group: 2,
          position: 2,
          title: { kz: 'Зертхана', ru: 'Лаборатория', en: 'The laboratory' },
          items: [
            {
              title: { kz: 'Орны', ru: 'Где', en: 'Where' },
              value: { kz: '407-кабинет, кіру тек рұқсатпен', ru: 'кабинет 407, вход по пропуску', en: 'room 407, by permit only' },
            },
            {
              title: { kz: 'Серіктес', ru: 'Партнёр', en: 'Partner' },
              value: { kz: '«Қалқан» киберқорғаныс орталығы', ru: 'Центр киберзащиты «Калкан»', en: 'Kalkan Cyber Defence Centre' },
            },
          ],
        },
      ],
    },
  },
  {
    id: 8,
    slug: 'quality-of-esg-reports',
    attributes: {
      title: { kz: 'ESG есептерінің сапасы', ru: 'Качество ESG-отчётов', en: 'The Quality of ESG Reports' },
      number: 'AP25790853',
      lead: {
        kz: 'Алпыс компанияның тұрақты даму есебін оқып, уәде мен нақты сандарды салыстыратын индекс жасаймыз.',
        ru: 'Читаем отчёты об устойчивом развитии шестидесяти компаний и строим индекс, сопоставляющий обещания и цифры.',
        en: 'We read the sustainability reports of sixty companies and build an index that compares promises with figures.',
      },
      funder: { kz: 'Университеттің ғылыми қоры', ru: 'Научный фонд университета', en: 'University Research Fund' },
      amount: 24000000,
      period: { kz: '2026 ж.', ru: '2026 г.', en: '2026' },
      head: { kz: 'Гүлжан Тілеубердина', ru: 'Гульжан Тлеубердина', en: 'Gulzhan Tleuberdina' },
      desc: {
        kz: '<p>Есептің көлемі жыл сайын өседі, бірақ қалың есеп толық есеп емес. Индекс жетпіс екі көрсеткіштің қайсысы өлшенгенін, қайсысы тек сөзбен айтылғанын бөліп көрсетеді.</p><p>Әр есепті бір-бірінен тәуелсіз екі адам оқиды, келіспеген жерін үшіншісі шешеді.</p>',
        ru: '<p>Отчёты с каждым годом толще, но толстый не значит полный. Индекс показывает, какие из семидесяти двух показателей измерены, а какие только названы.</p><p>Каждый отчёт независимо читают двое, спорное решает третий.</p>',
        en: '<p>Reports grow longer every year, but long does not mean complete. The index shows which of seventy-two indicators have been measured and which are merely mentioned.</p><p>Two people read each report independently, and a third settles what they disagree on.</p>',
      },
      seo: {
        title: {
          kz: 'ESG есептерінің сапасы\u00a0– Нархоз университеті',
          ru: 'Качество ESG-отчётов\u00a0— Университет Нархоз',
          en: 'The Quality of ESG Reports – Narxoz University',
        },
        description: {
          kz: 'Алпыс компанияның тұрақты даму есебін оқып, уәде мен нақты сандарды салыстыратын индекс жасаймыз.',
          ru: 'Читаем отчёты об устойчивом развитии шестидесяти компаний и строим индекс, сопоставляющий обещания и цифры.',
          en: 'We read the sustainability reports of sixty companies and build an index that compares promises with figures.',
        },
      },
      blocks: [
        {
          id: 5065,
          type: 'table',
          group: 1,
          position: 1,
          title: { kz: 'Көрсеткіштердің ашылуы', ru: 'Раскрытие показателей', en: 'Disclosure of indicators' },
          columns: [
            { title: { kz: 'Тақырып', ru: 'Тема', en: 'Topic' } },
            { title: { kz: 'Саны бар', ru: 'Есть цифры', en: 'Figures given' } },
            { title: { kz: 'Тек мәтін', ru: 'Только текст', en: 'Words only' } },
          ],
          rows: [
            {
              cells: [
                { text: { kz: 'Су және энергия', ru: 'Вода и энергия', en: 'Water and energy' } },
                { text: { kz: '71\u00a0%', ru: '71\u00a0%', en: '71%' } },
                { text: { kz: '29\u00a0%', ru: '29\u00a0%', en: '29%' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Еңбек қауіпсіздігі', ru: 'Безопасность труда', en: 'Safety at work' } },
                { text: { kz: '64\u00a0%', ru: '64\u00a0%', en: '64%' } },
                { text: { kz: '36\u00a0%', ru: '36\u00a0%', en: '36%' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Жеткізушілер', ru: 'Поставщики', en: 'Suppliers' } },
                { text: { kz: '22\u00a0%', ru: '22\u00a0%', en: '22%' } },
                { text: { kz: '78\u00a0%', ru: '78\u00a0%', en: '78%' } },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 5066,
          type: 'call',
          group: 2,
          position: 2,
          title: {
            kz: 'Компанияңыздың есебін тексертіңіз',
            ru: 'Проверьте отчёт своей компании',
            en: 'Have your company’s report checked',
          },
          desc: {
            kz: '<p>Индекске қосылу тегін. Қорытынды екі аптада дайын болады, жариялау-жарияламауды компания өзі шешеді.</p>',
            ru: '<p>Участие в индексе бесплатно. Заключение готово за две недели, публиковать ли его, решает компания.</p>',
            en: '<p>Joining the index is free. The findings take two weeks, and the company decides whether to publish them.</p>',
          },
          link: { text: { kz: 'Бізге жазыңыз', ru: 'Написать нам', en: 'Write to us' }, url: '/contacts' },
        },
      ],
    },
  },
])
