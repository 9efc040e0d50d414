import { starter } from '../starter-entry.ts'

export const projects = starter('project', [
  {
    id: 1,
    slug: 'almaty-transport-data',
    attributes: {
      title: { kz: 'Алматының көлік деректері', ru: 'Транспортные данные Алматы', en: 'Almaty Transport Data' },
      lead: {
        kz: 'Автобустардың екі жылдық қозғалысын зерттеп, жолаушы ең көп күтетін аялдамалар мен бос жүретін рейстерді табамыз.',
        ru: 'Изучаем движение автобусов за два года и находим остановки, где ждут дольше всего, и рейсы, которые ходят пустыми.',
        en: 'We study two years of bus traffic to find the stops where people wait longest and the runs that go empty.',
      },
      state: 'current',
      period: { kz: '2025–2027 жж.', ru: '2025–2027 гг.', en: '2025–2027' },
      head: { kz: 'Серік Мусин', ru: 'Серик Мусин', en: 'Serik Musin' },
      funder: { kz: 'Университеттің ғылыми қоры', ru: 'Научный фонд университета', en: 'University Research Fund' },
      partners: {
        kz: 'Алматы қаласының Қалалық мобильділік басқармасы, «Дерек Лаб»',
        ru: 'Управление городской мобильности Алматы, «Дерек Лаб»',
        en: 'Almaty Urban Mobility Department, DerekLab',
      },
      desc: {
        kz: '<p>Қалада күн сайын бір миллионнан аса сапар жасалады, ал бағыттардың көбі он жыл бұрынғы қоныстануға қарап сызылған. Жоба автобустардың орналасу деректерін, билет тіркелімін және халық тығыздығын бір картаға біріктіреді.</p><p>Нәтиже екі түрлі адамға керек: бағытты жоспарлайтын маманға және таңертең аялдамада тұрған студентке. Сондықтан карталар ашық, әдістеме қазақ және ағылшын тілдерінде жазылған.</p>',
        ru: '<p>Каждый день в городе совершается больше миллиона поездок, а большинство маршрутов начерчено по расселению десятилетней давности. Проект сводит на одну карту координаты автобусов, валидации билетов и плотность населения.</p><p>Результат нужен двум людям: специалисту, который планирует маршруты, и студенту, который стоит утром на остановке. Поэтому карты открыты, а методика написана на казахском и английском.</p>',
        en: '<p>More than a million trips are made in the city every day, yet most routes were drawn for the way people lived ten years ago. The project brings bus positions, ticket records and population density together on one map.</p><p>Two people need the result: the planner who draws a route and the student at the stop in the morning. So the maps are open and the method is written up in Kazakh and English.</p>',
      },
      seo: {
        title: {
          kz: 'Алматының көлік деректері\u00a0– Нархоз университеті',
          ru: 'Транспортные данные Алматы\u00a0— Университет Нархоз',
          en: 'Almaty Transport Data – Narxoz University',
        },
        description: {
          kz: 'Автобустардың екі жылдық қозғалысын зерттеп, жолаушы ең көп күтетін аялдамалар мен бос жүретін рейстерді табамыз.',
          ru: 'Изучаем движение автобусов за два года и находим остановки, где ждут дольше всего, и рейсы, которые ходят пустыми.',
          en: 'We study two years of bus traffic to find the stops where people wait longest and the runs that go empty.',
        },
      },
      blocks: [
        {
          id: 5001,
          type: 'numbers',
          group: 1,
          position: 1,
          title: { kz: 'Жоба сандармен', ru: 'Проект в цифрах', en: 'The project in numbers' },
          items: [
            {
              value: { kz: '128', ru: '128', en: '128' },
              title: { kz: 'бағыт талданды', ru: 'маршрутов проанализировано', en: 'routes analysed' },
            },
            {
              value: { kz: '41\u00a0млн', ru: '41\u00a0млн', en: '41m' },
              title: { kz: 'орналасу нүктесі тазартылды', ru: 'точек движения очищено', en: 'position points cleaned' },
            },
            {
              value: { kz: '9\u00a0мин', ru: '9\u00a0мин', en: '9 min' },
              title: {
                kz: 'шеткі аудандардағы орташа күту уақыты',
                ru: 'среднее ожидание на окраинах',
                en: 'average wait in the outer districts',
              },
            },
          ],
        },
        {
          id: 5002,
          type: 'steps',
          group: 2,
          position: 2,
          title: { kz: 'Деректен шешімге дейін', ru: 'От данных к решению', en: 'From data to decision' },
          items: [
            {
              title: { kz: 'Жинау', ru: 'Сбор', en: 'Collecting' },
              desc: {
                kz: '<p>Автобустың әр отыз секундтық орны қалалық серверден түнде көшіріледі, дербес дерек алынбайды.</p>',
                ru: '<p>Положение автобуса каждые тридцать секунд копируется ночью с городского сервера, персональных данных мы не берём.</p>',
                en: '<p>Every thirty seconds of every bus is copied at night from the city’s server; no personal data are taken.</p>',
              },
            },
            {
              title: { kz: 'Тексеру', ru: 'Проверка', en: 'Checking' },
              desc: {
                kz: '<p>Студенттер кездейсоқ аялдамаларға барып, компьютер есебін өз көзімен салыстырады.</p>',
                ru: '<p>Студенты выходят на случайные остановки и сверяют расчёт с тем, что видят.</p>',
                en: '<p>Students go to stops chosen at random and compare the computer’s figures with what they see.</p>',
              },
            },
            {
              title: { kz: 'Ұсыныс', ru: 'Предложение', en: 'Proposing' },
              desc: {
                kz: '<p>Әр тоқсанда қалаға бес өзгерістен артық ұсынылмайды, әрқайсысының бағасы мен пайдасы есептеледі.</p>',
                ru: '<p>Каждый квартал город получает не больше пяти предложений, у каждого посчитаны цена и польза.</p>',
                en: '<p>Each quarter the city gets no more than five proposals, each with its cost and benefit worked out.</p>',
              },
            },
          ],
        },
        {
          id: 5003,
          type: 'quote',
          group: 3,
          position: 3,
          text: {
            kz: '<p>Дерек бізге автобустың қайда екенін айтады. Ал адамның неге кешіккенін аялдамаға барып қана білесің.</p>',
            ru: '<p>Данные говорят, где автобус. А почему опоздал человек, узнаёшь только на остановке.</p>',
            en: '<p>Data tell us where the bus is. Why a person was late you learn only at the stop.</p>',
          },
          name: { kz: 'Серік Мусин', ru: 'Серик Мусин', en: 'Serik Musin' },
          post: { kz: 'Жоба жетекшісі', ru: 'Руководитель проекта', en: 'Head of the project' },
        },
      ],
    },
  },
  {
    id: 2,
    slug: 'price-of-water',
    attributes: {
      title: { kz: 'Сырдария суының бағасы', ru: 'Цена воды Сырдарьи', en: 'The Price of the Syr Darya’s Water' },
      lead: {
        kz: 'Түркістан мен Қызылорда диқандары суға қанша төлейді және қанша жоғалтады\u00a0– екі жүз шаруашылықта есептейміз.',
        ru: 'Считаем в двухстах хозяйствах Туркестана и Кызылорды, сколько земледельцы платят за воду и сколько её теряют.',
        en: 'On two hundred farms of Turkistan and Kyzylorda we work out what growers pay for water and how much of it they lose.',
      },
      state: 'current',
      period: { kz: '2024–2026 жж.', ru: '2024–2026 гг.', en: '2024–2026' },
      head: { kz: 'Ләйлә Сүлейменова', ru: 'Лейла Сулейменова', en: 'Leila Suleimenova' },
      funder: { kz: 'ҚР ҒЖБМ Ғылым комитеті', ru: 'Комитет науки МНВО РК', en: 'Science Committee of Kazakhstan' },
      partners: {
        kz: '«Жетісу Агро», Мәуереннахр экономика университеті',
        ru: '«Жетысу Агро», Мавераннахрский университет экономики',
        en: 'Zhetysu Agro, Mawarannahr University of Economics',
      },
      desc: {
        kz: '<p>Суармалы судың тарифі өзіндік құнынан төмен, сондықтан арыққа кеткен су ешкімнің есебіне түспейді. Біз шаруашылықтармен бірге су өлшеуіш орнатып, екі маусым бойы әр гектардың шығынын жаздық.</p><p>Зерттеу тарифті көтеруді ғана емес, үнемделген суды қайтарып сатып алуды да ұсынады: кім аз жұмсаса, сол айырманы ақшалай алады.</p>',
        ru: '<p>Тариф на поливную воду ниже себестоимости, поэтому вода, ушедшая в арык, никому не идёт в счёт. Вместе с хозяйствами мы поставили счётчики и два сезона записывали расход на каждый гектар.</p><p>Исследование предлагает не только поднять тариф, но и выкупать сэкономленное: кто потратил меньше, получает разницу деньгами.</p>',
        en: '<p>Irrigation water is sold below cost, so what drains away into the ditch is on nobody’s bill. Together with the farms we installed meters and for two seasons recorded the use of every hectare.</p><p>The study proposes more than a higher tariff: water saved should be bought back, so that whoever uses less is paid the difference.</p>',
      },
      seo: {
        title: {
          kz: 'Сырдария суының бағасы\u00a0– Нархоз университеті',
          ru: 'Цена воды Сырдарьи\u00a0— Университет Нархоз',
          en: 'The Price of the Syr Darya’s Water – Narxoz University',
        },
        description: {
          kz: 'Түркістан мен Қызылорда диқандары суға қанша төлейді және қанша жоғалтады\u00a0– екі жүз шаруашылықта есептейміз.',
          ru: 'Считаем в двухстах хозяйствах Туркестана и Кызылорды, сколько земледельцы платят за воду и сколько её теряют.',
          en: 'On two hundred farms of Turkistan and Kyzylorda we work out what growers pay for water and how much of it they lose.',
        },
      },
      blocks: [
        {
          id: 5004,
          type: 'table',
          group: 1,
          position: 1,
          title: { kz: 'Бір гектарға кететін су', ru: 'Расход воды на гектар', en: 'Water used per hectare' },
          columns: [
            { title: { kz: 'Дақыл', ru: 'Культура', en: 'Crop' } },
            { title: { kz: 'Арықпен суару', ru: 'Полив по арыку', en: 'Furrow' } },
            { title: { kz: 'Тамшылатып суару', ru: 'Капельный полив', en: 'Drip' } },
          ],
          rows: [
            {
              cells: [
                { text: { kz: 'Мақта', ru: 'Хлопок', en: 'Cotton' } },
                { text: { kz: '7\u00a0800 м³', ru: '7\u00a0800 м³', en: '7,800 m³' } },
                { text: { kz: '4\u00a0300 м³', ru: '4\u00a0300 м³', en: '4,300 m³' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Күріш', ru: 'Рис', en: 'Rice' } },
                { text: { kz: '22\u00a0000 м³', ru: '22\u00a0000 м³', en: '22,000 m³' } },
                { text: { kz: 'қолданылмайды', ru: 'не применяется', en: 'not used' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Қауын', ru: 'Дыня', en: 'Melon' } },
                { text: { kz: '5\u00a0100 м³', ru: '5\u00a0100 м³', en: '5,100 m³' } },
                { text: { kz: '2\u00a0700 м³', ru: '2\u00a0700 м³', en: '2,700 m³' } },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 5005,
          type: 'accordion',
          group: 2,
          position: 2,
          title: { kz: 'Диқандар қоятын сұрақтар', ru: 'Вопросы земледельцев', en: 'What growers ask' },
          items: [
            {
              title: {
                kz: 'Тариф көтерілсе, шаруашылық қалай күн көреді?',
                ru: 'Как хозяйству жить, если тариф вырастет?',
                en: 'How would a farm survive a higher tariff?',
              },
              text: {
                kz: '<p>Есебіміз бойынша, тамшылатып суаруға көшкен жиырма гектарлық шаруашылық жаңа тарифтің өзінде бұрынғыдан аз төлейді.</p>',
                ru: '<p>По нашим расчётам, хозяйство в двадцать гектаров, перешедшее на капельный полив, даже по новому тарифу платит меньше прежнего.</p>',
                en: '<p>By our figures a farm of twenty hectares that turns to drip irrigation pays less than before even under the new tariff.</p>',
              },
            },
            {
              title: { kz: 'Өлшеуішті кім орнатады?', ru: 'Кто ставит счётчик?', en: 'Who installs the meter?' },
              text: {
                kz: '<p>Жоба кезінде құрылғыны біз тегін орнатамыз, ал деректі шаруашылық иесі де телефонынан көріп отырады.</p>',
                ru: '<p>На время проекта прибор ставим мы, бесплатно, а хозяин видит показания в телефоне.</p>',
                en: '<p>For the length of the project we install it free of charge, and the owner sees the readings on a phone.</p>',
              },
            },
          ],
        },
        {
          id: 7344,
          type: 'steps',
          group: 3,
          position: 3,
          title: { kz: 'Есептегіштен ақыға дейін', ru: 'От счётчика до выплаты', en: 'From the meter to the payment' },
          items: [
            {
              title: { kz: 'Өлшеу', ru: 'Измерить', en: 'Measure' },
              desc: {
                kz: '<p>Бір есептегіш арнаның басында, екіншісі егістің шетінде тұрады, көрсеткіш тәулігіне алты рет жіберіледі.</p>',
                ru: '<p>Один счётчик стоит в начале канала, другой\u00a0— у края поля, показания уходят шесть раз в сутки.</p>',
                en: '<p>One meter stands at the head of the canal, another at the edge of the field; both send their readings six times a day.</p>',
              },
            },
            {
              title: { kz: 'Салыстыру', ru: 'Сравнить', en: 'Compare' },
              desc: {
                kz: '<p>Шығын сол дақылдың ауданындағы орташа мөлшерімен салыстырылады.</p>',
                ru: '<p>Расход сравнивают со средним по этой культуре в районе.</p>',
                en: '<p>Use is compared with the district average for the crop.</p>',
              },
            },
            {
              title: { kz: 'Төлеу', ru: 'Заплатить', en: 'Pay' },
              desc: {
                kz: '<p>Үнемделген әр мың текше метрге маусым соңында ақы төленеді.</p>',
                ru: '<p>За каждую сэкономленную тысячу кубометров в конце сезона платят.</p>',
                en: '<p>Every thousand cubic metres saved is paid for at the end of the season.</p>',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 3,
    slug: 'kazakh-language-models',
    attributes: {
      title: { kz: 'Қазақ тіліне арналған тілдік модельдер', ru: 'Языковые модели для казахского языка', en: 'Language Models for Kazakh' },
      lead: {
        kz: 'Қазақша мәтінді түсінетін, жазатын және оқып беретін ашық модельдер жасап, оларды мектеп пен кітапханаға ұсынамыз.',
        ru: 'Создаём открытые модели, которые понимают, пишут и озвучивают казахский текст, и передаём их школам и библиотекам.',
        en: 'We build open models that understand, write and read aloud in Kazakh, and hand them to schools and libraries.',
      },
      state: 'current',
      period: { kz: '2025–2028 жж.', ru: '2025–2028 гг.', en: '2025–2028' },
      head: { kz: 'Әсел Нұрланова', ru: 'Асель Нурланова', en: 'Assel Nurlanova' },
      funder: { kz: 'Университеттің ғылыми қоры', ru: 'Научный фонд университета', en: 'University Research Fund' },
      partners: {
        kz: 'Тэджон цифрлық университеті, «Көкжиек Технолоджи»',
        ru: 'Цифровой университет Тэджона, «Кокжиек Технолоджи»',
        en: 'Daejeon Digital University, Kokzhiek Technology',
      },
      desc: {
        kz: '<p>Интернеттегі қазақша мәтін аз әрі сапасы әркелкі, сондықтан дайын модельдер жалғауды шатастырып, мақалды сөзбе-сөз аударады. Топ баспалармен келісіп, авторлық құқығы реттелген мәтін қорын жинап жатыр.</p><p>Модельдің көлемі әдейі шағын: ол ауыл мектебінің компьютерінде интернетсіз жұмыс істеуі керек.</p>',
        ru: '<p>Казахского текста в интернете мало, и он разного качества, поэтому готовые модели путают окончания и переводят пословицы дословно. Группа договаривается с издательствами и собирает корпус с урегулированными правами.</p><p>Модель намеренно небольшая: она должна работать без интернета на компьютере сельской школы.</p>',
        en: '<p>There is little Kazakh text online and its quality varies, so ready-made models confuse endings and translate proverbs word for word. The group negotiates with publishers and gathers a corpus whose rights are settled.</p><p>The model is small on purpose: it has to run offline on the computer of a village school.</p>',
      },
      seo: {
        title: {
          kz: 'Қазақ тіліне арналған тілдік модельдер\u00a0– Нархоз университеті',
          ru: 'Языковые модели для казахского языка\u00a0— Университет Нархоз',
          en: 'Language Models for Kazakh – Narxoz University',
        },
        description: {
          kz: 'Қазақша мәтінді түсінетін, жазатын және оқып беретін ашық модельдер жасап, оларды мектеп пен кітапханаға ұсынамыз.',
          ru: 'Создаём открытые модели, которые понимают, пишут и озвучивают казахский текст, и передаём их школам и библиотекам.',
          en: 'We build open models that understand, write and read aloud in Kazakh, and hand them to schools and libraries.',
        },
      },
      blocks: [
        {
          id: 5006,
          type: 'cards',
          group: 1,
          position: 1,
          title: { kz: 'Не жасадық', ru: 'Что уже сделано', en: 'What exists already' },
          items: [
            {
              title: { kz: 'Мәтін қоры', ru: 'Корпус текстов', en: 'Text corpus' },
              desc: {
                kz: '<p>Көркем әдебиет, газет, заң және оқулық мәтіндерінен тұратын 1,2 миллиард сөз.</p>',
                ru: '<p>1,2 миллиарда слов: художественная проза, газеты, законы и учебники.</p>',
                en: '<p>1.2 billion words of fiction, newspapers, laws and textbooks.</p>',
              },
            },
            {
              title: { kz: 'Сөйлеу жазбалары', ru: 'Записи речи', en: 'Speech recordings' },
              desc: {
                kz: '<p>Он төрт облыстан 2\u00a0300 адамның даусы, барлығы 900 сағат.</p>',
                ru: '<p>Голоса 2\u00a0300 человек из четырнадцати областей, всего 900 часов.</p>',
                en: '<p>The voices of 2,300 people from fourteen regions, 900 hours in all.</p>',
              },
            },
            {
              title: { kz: 'Тексеру жинағы', ru: 'Проверочный набор', en: 'Test set' },
              desc: {
                kz: '<p>Жалғау, мақал және сан есімге арналған он мың тапсырма: кез келген модельді бағалауға болады.</p>',
                ru: '<p>Десять тысяч заданий на окончания, пословицы и числительные, по которым можно оценить любую модель.</p>',
                en: '<p>Ten thousand tasks on endings, proverbs and numerals by which any model can be judged.</p>',
              },
            },
          ],
        },
        {
          id: 5007,
          type: 'call',
          group: 2,
          position: 2,
          title: { kz: 'Даусыңызды жобаға сыйлаңыз', ru: 'Подарите проекту свой голос', en: 'Lend the project your voice' },
          desc: {
            kz: '<p>Жиырма минуттық жазба модельге бір ауылдың сөйлеу мәнерін үйретуге жетеді. Зертхана 419-кабинетте.</p>',
            ru: '<p>Двадцати минут записи достаточно, чтобы модель узнала говор одного аула. Лаборатория в кабинете 419.</p>',
            en: '<p>Twenty minutes of recording are enough to teach the model one village’s way of speaking. The laboratory is in room 419.</p>',
          },
          link: {
            text: { kz: 'Зерттеу орталықтары', ru: 'Исследовательские центры', en: 'Research centres' },
            url: '/science/research-centers',
          },
        },
        {
          id: 7345,
          type: 'accordion',
          group: 3,
          position: 3,
          title: { kz: 'Мектептер мен кітапханаларға', ru: 'Школам и библиотекам', en: 'For schools and libraries' },
          items: [
            {
              title: { kz: 'Модельді қалай аламыз?', ru: 'Как получить модель?', en: 'How do we get the model?' },
              text: {
                kz: '<p>Жобаның хатшылығына жазыңыз: флеш-жадыға жазылған нұсқа мен қысқа нұсқаулық поштамен жіберіледі.</p>',
                ru: '<p>Напишите в секретариат проекта: версию на флеш-накопителе и короткую инструкцию пришлют почтой.</p>',
                en: '<p>Write to the project office: a version on a memory stick and a short guide come by post.</p>',
              },
            },
            {
              title: { kz: 'Оқушының дерегі қайда кетеді?', ru: 'Куда уходят данные ученика?', en: 'Where do pupils’ data go?' },
              text: {
                kz: '<p>Ешқайда: модель сыныптағы компьютерде жұмыс істейді, желіге ештеңе жібермейді.</p>',
                ru: '<p>Никуда: модель работает на компьютере класса и ничего не отправляет в сеть.</p>',
                en: '<p>Nowhere: the model runs on the classroom computer and sends nothing over the network.</p>',
              },
            },
            {
              title: { kz: 'Қате тапсақ ше?', ru: 'А если найдём ошибку?', en: 'What if we find a mistake?' },
              text: {
                kz: '<p>Қате сөйлемді нысан арқылы жіберіңіз, тоқсан сайын жаңа нұсқа шығады.</p>',
                ru: '<p>Пришлите ошибочное предложение через форму, новая версия выходит каждый квартал.</p>',
                en: '<p>Send us the wrong sentence by the form; a new version comes out every quarter.</p>',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 4,
    slug: 'small-business-laboratory',
    attributes: {
      title: { kz: 'Шағын бизнес зертханасы', ru: 'Лаборатория малого бизнеса', en: 'Small Business Laboratory' },
      lead: {
        kz: 'Алматы облысының алпыс шағын кәсіпорнымен екі жыл бірге жүріп, олардың неге өсетінін немесе жабылатынын анықтадық.',
        ru: 'Два года шли рядом с шестьюдесятью малыми предприятиями Алматинской области и выяснили, почему они растут или закрываются.',
        en: 'For two years we walked beside sixty small firms of Almaty region and found out why they grow or close.',
      },
      state: 'completed',
      period: { kz: '2023–2025 жж.', ru: '2023–2025 гг.', en: '2023–2025' },
      head: { kz: 'Мейрамгүл Рахымжанова', ru: 'Мейрамгуль Рахимжанова', en: 'Meiramgul Rakhimzhanova' },
      funder: { kz: '«Медеу Капитал»', ru: '«Медеу Капитал»', en: 'Medeu Capital' },
      partners: {
        kz: '«Бозторғай» стартап-инкубаторы, кәсіпкерлер палатасы',
        ru: 'Стартап-инкубатор «Бозторгай», палата предпринимателей',
        en: 'Boztorgai Start-up Incubator, chamber of entrepreneurs',
      },
      desc: {
        kz: '<p>Наубайхана, жылыжай, автожөндеу, балабақша\u00a0– қатысушылардың қызметі әртүрлі болды, бірақ бәрі бір күнделік толтырды: апта сайынғы түсім, шығын және қабылдаған бір шешім.</p><p>Екі жылда он бір кәсіпорын жабылды, жиырма жетісі қызметкер санын көбейтті. Ең көп кедергі салық емес, есептің болмауы екен: ай соңында ақшасын санамайтын кәсіпорынның жабылу қаупі төрт есе жоғары.</p>',
        ru: '<p>Пекарня, теплица, автосервис, детский сад: занятия у участников разные, но все вели одинаковый дневник, где записывали недельную выручку, расходы и одно принятое решение.</p><p>За два года закрылись одиннадцать предприятий, двадцать семь увеличили штат. Главной помехой оказались не налоги, а отсутствие учёта: у тех, кто не считает деньги в конце месяца, риск закрыться вчетверо выше.</p>',
        en: '<p>A bakery, a greenhouse, a garage, a nursery: the trades differed, but all kept the same diary of weekly takings, costs and one decision made.</p><p>In two years eleven firms closed and twenty-seven took on more people. The greatest obstacle was not tax but missing accounts: a firm that does not count its money at the end of the month is four times as likely to close.</p>',
      },
      seo: {
        title: {
          kz: 'Шағын бизнес зертханасы\u00a0– Нархоз университеті',
          ru: 'Лаборатория малого бизнеса\u00a0— Университет Нархоз',
          en: 'Small Business Laboratory – Narxoz University',
        },
        description: {
          kz: 'Алматы облысының алпыс шағын кәсіпорнымен екі жыл бірге жүріп, олардың неге өсетінін немесе жабылатынын анықтадық.',
          ru: 'Два года шли рядом с шестьюдесятью малыми предприятиями Алматинской области и выяснили, почему они растут или закрываются.',
          en: 'For two years we walked beside sixty small firms of Almaty region and found out why they grow or close.',
        },
      },
      blocks: [
        {
          id: 5008,
          type: 'numbers',
          group: 1,
          position: 1,
          title: { kz: 'Екі жылдың қорытындысы', ru: 'Итоги двух лет', en: 'Two years on' },
          items: [
            {
              value: { kz: '60', ru: '60', en: '60' },
              title: { kz: 'кәсіпорын қатысты', ru: 'предприятий участвовало', en: 'firms took part' },
            },
            {
              value: { kz: '27', ru: '27', en: '27' },
              title: { kz: 'кәсіпорын жаңа жұмыс орнын ашты', ru: 'предприятий открыли рабочие места', en: 'firms created new jobs' },
            },
            {
              value: { kz: '184', ru: '184', en: '184' },
              title: {
                kz: 'студент кеңесші болып жұмыс істеді',
                ru: 'студента работали консультантами',
                en: 'students worked as advisers',
              },
            },
          ],
        },
        {
          id: 5009,
          type: 'text',
          group: 2,
          position: 2,
          title: { kz: 'Нәтижесі қайда қолданылады', ru: 'Где применяют результаты', en: 'Where the results are used' },
          desc: {
            kz: '<p>Күнделіктің қысқа нұсқасы кәсіпкерлер палатасының тегін курсына енді. Бизнес-мектепте «Алғашқы үш жыл» атты қысқа бағдарлама ашылды, оған жоба кейстері негіз болды.</p>',
            ru: '<p>Краткая версия дневника вошла в бесплатный курс палаты предпринимателей. В Бизнес-школе открылась короткая программа «Первые три года», построенная на кейсах проекта.</p>',
            en: '<p>A short form of the diary is now part of the chamber’s free course. The Business School has opened a short programme, “The First Three Years”, built on the project’s cases.</p>',
          },
          link: { text: { kz: 'Бизнес-мектеп', ru: 'Бизнес-школа', en: 'Business School' }, url: '/school/business-school' },
        },
        {
          id: 7346,
          type: 'steps',
          group: 3,
          position: 3,
          title: { kz: 'Күнделікті қалай жүргізген', ru: 'Как вели дневник', en: 'How the diary was kept' },
          items: [
            {
              title: { kz: 'Дүйсенбі: түсім', ru: 'Понедельник: выручка', en: 'Monday: takings' },
              desc: {
                kz: '<p>Өткен аптада кассаға түскен ақша бір санмен жазылды.</p>',
                ru: '<p>Одним числом записывали, сколько денег пришло за неделю.</p>',
                en: '<p>One figure for the money that came in last week.</p>',
              },
            },
            {
              title: { kz: 'Сәрсенбі: шығын', ru: 'Среда: расходы', en: 'Wednesday: costs' },
              desc: {
                kz: '<p>Жалақы, шикізат және иесінің өзіне алғаны бөлек көрсетілді.</p>',
                ru: '<p>Отдельно указывали зарплату, сырьё и то, что владелец взял себе.</p>',
                en: '<p>Wages, materials and what the owner took out were listed separately.</p>',
              },
            },
            {
              title: { kz: 'Жұма: шешім', ru: 'Пятница: решение', en: 'Friday: a decision' },
              desc: {
                kz: '<p>Апта ішінде қабылданған бір шешім мен оның себебі жазылды.</p>',
                ru: '<p>Записывали одно решение недели и его причину.</p>',
                en: '<p>One decision of the week was written down, with its reason.</p>',
              },
            },
          ],
        },
      ],
    },
  },
  {
    id: 5,
    slug: 'student-wellbeing',
    attributes: {
      title: { kz: 'Студенттің жан тыныштығы', ru: 'Душевное благополучие студента', en: 'Student Wellbeing' },
      lead: {
        kz: 'Бірінші курс студенттерінің күйзелісін үш жыл бақылап, оларға нақты не көмектесетінін зерттейміз.',
        ru: 'Три года наблюдаем за стрессом первокурсников и выясняем, что им действительно помогает.',
        en: 'For three years we have been following the stress of first-year students to learn what really helps them.',
      },
      state: 'current',
      period: { kz: '2024–2026 жж.', ru: '2024–2026 гг.', en: '2024–2026' },
      head: { kz: 'Раушан Сәрсенбаева', ru: 'Раушан Сарсенбаева', en: 'Raushan Sarsenbayeva' },
      funder: { kz: 'Университеттің ғылыми қоры', ru: 'Научный фонд университета', en: 'University Research Fund' },
      partners: {
        kz: 'Влтава әлеуметтік ғылымдар институты',
        ru: 'Влтавский институт социальных наук',
        en: 'Vltava Institute of Social Sciences',
      },
      desc: {
        kz: '<p>Зерттеуге 1\u00a0140 студент ерікті түрде қатысып отыр. Әр семестр басында және соңында олар қазақ немесе орыс тіліндегі сауалнаманы толтырады, ұйқысы мен сабаққа қатысуын белгілейді.</p><p>Топтың жартысына жоғары курс тәлімгері бекітілген, жартысына жоқ. Осылайша тәлімгердің әсерін әңгімемен емес, санмен көрсетуге болады.</p>',
        ru: '<p>В исследовании добровольно участвуют 1\u00a0140 студентов. В начале и в конце каждого семестра они заполняют опросник на казахском или русском языке, отмечают сон и посещаемость.</p><p>У половины участников есть наставник со старшего курса, у половины нет. Так влияние наставника можно показать числом, а не рассказом.</p>',
        en: '<p>Some 1,140 students take part of their own free will. At the start and end of each term they fill in a questionnaire in Kazakh or Russian and note their sleep and attendance.</p><p>Half of them have a mentor from an older year and half have not, so the mentor’s effect can be shown by numbers rather than by stories.</p>',
      },
      seo: {
        title: {
          kz: 'Студенттің жан тыныштығы\u00a0– Нархоз университеті',
          ru: 'Душевное благополучие студента\u00a0— Университет Нархоз',
          en: 'Student Wellbeing – Narxoz University',
        },
        description: {
          kz: 'Бірінші курс студенттерінің күйзелісін үш жыл бақылап, оларға нақты не көмектесетінін зерттейміз.',
          ru: 'Три года наблюдаем за стрессом первокурсников и выясняем, что им действительно помогает.',
          en: 'For three years we have been following the stress of first-year students to learn what really helps them.',
        },
      },
      blocks: [
        {
          id: 5010,
          type: 'facts',
          group: 1,
          position: 1,
          title: { kz: 'Зерттеу тәртібі', ru: 'Как устроено исследование', en: 'How the study works' },
          items: [
            {
              title: { kz: 'Қатысушылар', ru: 'Участники', en: 'Participants' },
              value: {
                kz: 'бес мектептің бірінші курсы, 17–20 жас',
                ru: 'первый курс пяти школ, 17–20 лет',
                en: 'first-year students of all five schools, aged 17–20',
              },
            },
            {
              title: { kz: 'Өлшеу жиілігі', ru: 'Частота замеров', en: 'Measured' },
              value: { kz: 'семестріне екі рет', ru: 'дважды в семестр', en: 'twice a term' },
            },
            {
              title: { kz: 'Құпиялық', ru: 'Конфиденциальность', en: 'Confidentiality' },
              value: {
                kz: 'атының орнына код, деректі тек зерттеу тобы көреді',
                ru: 'код вместо имени, данные видит только группа',
                en: 'a code in place of a name; only the team sees the data',
              },
            },
          ],
        },
        {
          id: 5011,
          type: 'numbers',
          group: 2,
          position: 2,
          title: { kz: 'Алғашқы екі жыл не көрсетті', ru: 'Что показали первые два года', en: 'What the first two years showed' },
          items: [
            {
              value: { kz: '23\u00a0%', ru: '23\u00a0%', en: '23%' },
              title: {
                kz: 'тәлімгері бар топта күйзеліс төмендеді',
                ru: 'ниже стресс в группе с наставником',
                en: 'less stress in the group with mentors',
              },
            },
            {
              value: { kz: '1,4\u00a0сағ', ru: '1,4\u00a0ч', en: '1.4 h' },
              title: { kz: 'сессия кезінде жоғалатын ұйқы', ru: 'сна теряется во время сессии', en: 'of sleep lost during the exams' },
            },
          ],
        },
        {
          id: 5012,
          type: 'text',
          group: 3,
          position: 3,
          title: { kz: 'Көмек керек болса', ru: 'Если нужна помощь', en: 'If you need help' },
          desc: {
            kz: '<p>Зерттеуге қатыспасаңыз да, психологиялық қолдау орталығының есігі ашық: 132-кабинет, дүйсенбіден жұмаға дейін. Жылына сегіз кездесу тегін, жолдама керек емес.</p>',
            ru: '<p>Даже если вы не участвуете в исследовании, центр психологической поддержки открыт: кабинет 132, с понедельника по пятницу. Восемь встреч в год бесплатны, направление не нужно.</p>',
            en: '<p>Even if you are not in the study, the psychological support centre is open: room 132, Monday to Friday. Eight sessions a year are free and need no referral.</p>',
          },
        },
      ],
    },
  },
  {
    id: 6,
    slug: 'justice-within-reach',
    attributes: {
      title: { kz: 'Қолжетімді әділдік', ru: 'Правосудие рядом', en: 'Justice within Reach' },
      lead: {
        kz: 'Жиырма ауылда көшпелі заң кеңсесін ашып, тұрғындардың сотқа неге бармайтынын зерттедік.',
        ru: 'Открыли выездную юридическую приёмную в двадцати сёлах и изучили, почему жители не идут в суд.',
        en: 'We took a travelling law office to twenty villages and studied why people there do not go to court.',
      },
      state: 'completed',
      period: { kz: '2024–2025 жж.', ru: '2024–2025 гг.', en: '2024–2025' },
      head: { kz: 'Серік Әбдіғалиев', ru: 'Серик Абдигалиев', en: 'Serik Abdigaliyev' },
      funder: { kz: '«Білім Жолы» қоры', ru: 'Фонд «Билим Жолы»', en: 'Bilim Zholy Foundation' },
      partners: {
        kz: '«Әділ Кеңес» заң фирмасы, Жамбыл облысының нотариустары',
        ru: 'Юридическая фирма «Адил Кенес», нотариусы Жамбылской области',
        en: 'Adil Kenes Law Firm, notaries of Zhambyl region',
      },
      desc: {
        kz: '<p>Студенттер оқытушы-заңгермен бірге ауыл кітапханасына үш күнге барып, тұрғындарды тегін қабылдады. Әр өтініш бойынша не істелгені және немен біткені жарты жылдан кейін қайта сұралды.</p><p>Ең жиі себеп ақша емес болып шықты: адамдардың үштен екісі дауды сотсыз шешудің жолы барын білмеген.</p>',
        ru: '<p>Студенты вместе с преподавателем-юристом на три дня приезжали в сельскую библиотеку и бесплатно принимали жителей. Через полгода по каждому обращению спрашивали, что сделано и чем кончилось.</p><p>Главной причиной оказались не деньги: две трети людей не знали, что спор можно решить без суда.</p>',
        en: '<p>Students and a teaching lawyer spent three days at each village library and saw people free of charge. Half a year later they asked what had been done in each case and how it ended.</p><p>The main reason turned out not to be money: two people in three did not know that a dispute can be settled out of court.</p>',
      },
      seo: {
        title: {
          kz: 'Қолжетімді әділдік\u00a0– Нархоз университеті',
          ru: 'Правосудие рядом\u00a0— Университет Нархоз',
          en: 'Justice within Reach – Narxoz University',
        },
        description: {
          kz: 'Жиырма ауылда көшпелі заң кеңсесін ашып, тұрғындардың сотқа неге бармайтынын зерттедік.',
          ru: 'Открыли выездную юридическую приёмную в двадцати сёлах и изучили, почему жители не идут в суд.',
          en: 'We took a travelling law office to twenty villages and studied why people there do not go to court.',
        },
      },
      blocks: [
        {
          id: 5013,
          type: 'table',
          group: 1,
          position: 1,
          title: { kz: 'Өтініштердің түрі', ru: 'С чем обращались', en: 'What people came with' },
          columns: [
            { title: { kz: 'Мәселе', ru: 'Вопрос', en: 'Matter' } },
            { title: { kz: 'Өтініш саны', ru: 'Обращений', en: 'Cases' } },
            { title: { kz: 'Сотсыз шешілді', ru: 'Решено без суда', en: 'Settled out of court' } },
          ],
          rows: [
            {
              cells: [
                { text: { kz: 'Жер учаскесі', ru: 'Земельный участок', en: 'Land' } },
                { text: { kz: '214', ru: '214', en: '214' } },
                { text: { kz: '97', ru: '97', en: '97' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Мұра', ru: 'Наследство', en: 'Inheritance' } },
                { text: { kz: '168', ru: '168', en: '168' } },
                { text: { kz: '121', ru: '121', en: '121' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Алимент', ru: 'Алименты', en: 'Child support' } },
                { text: { kz: '92', ru: '92', en: '92' } },
                { text: { kz: '38', ru: '38', en: '38' } },
              ],
            },
            {
              cells: [
                { text: { kz: 'Жалақы', ru: 'Зарплата', en: 'Wages' } },
                { text: { kz: '57', ru: '57', en: '57' } },
                { text: { kz: '41', ru: '41', en: '41' } },
              ],
            },
          ],
          row_heads: true,
        },
        {
          id: 5014,
          type: 'quote',
          group: 2,
          position: 2,
          text: {
            kz: '<p>Ауыл тұрғынына адвокаттан бұрын түсінікті тілде жазылған бір бет қағаз керек екен.</p>',
            ru: '<p>Жителю села раньше адвоката нужен один лист бумаги, написанный понятным языком.</p>',
            en: '<p>Before a lawyer, a villager needs a single sheet of paper written in plain words.</p>',
          },
          name: { kz: 'Серік Әбдіғалиев', ru: 'Серик Абдигалиев', en: 'Serik Abdigaliyev' },
          post: { kz: 'Жоба жетекшісі', ru: 'Руководитель проекта', en: 'Head of the project' },
        },
        {
          id: 5015,
          type: 'text',
          group: 3,
          position: 3,
          title: { kz: 'Жоба аяқталса да', ru: 'Проект завершён, приём идёт', en: 'The project ended, the work goes on' },
          desc: {
            kz: '<p>Заң клиникасы сол жиырма ауылға айына бір рет бейнебайланыс арқылы кеңес береді. Қазақ тіліндегі он екі үлгі арыз бен келісім кітапханаларда тұр.</p>',
            ru: '<p>Юридическая клиника раз в месяц консультирует те же двадцать сёл по видеосвязи. В библиотеках лежат двенадцать образцов заявлений и соглашений на казахском языке.</p>',
            en: '<p>Once a month the law clinic advises the same twenty villages by video. Twelve model applications and agreements in Kazakh lie ready in their libraries.</p>',
          },
        },
      ],
    },
  },
  {
    id: 7,
    slug: 'clean-air-economics',
    attributes: {
      title: { kz: 'Таза ауаның экономикасы', ru: 'Экономика чистого воздуха', en: 'The Economics of Clean Air' },
      lead: {
        kz: 'Алматының түтіні денсаулыққа, жұмысқа және тұрғын үй бағасына қалай әсер ететінін теңгемен есептейміз.',
        ru: 'Считаем в тенге, как алматинский смог сказывается на здоровье, работе и ценах на жильё.',
        en: 'We put a figure in tenge on what Almaty’s smog does to health, work and the price of homes.',
      },
      state: 'current',
      period: { kz: '2026–2028 жж.', ru: '2026–2028 гг.', en: '2026–2028' },
      head: { kz: 'Болат Жұмаділов', ru: 'Болат Жумадилов', en: 'Bolat Zhumadilov' },
      funder: { kz: 'ҚР ҒЖБМ Ғылым комитеті', ru: 'Комитет науки МНВО РК', en: 'Science Committee of Kazakhstan' },
      partners: {
        kz: 'Қалалық экология басқармасы, Кансай қолданбалы экономика университеті',
        ru: 'Управление экологии города, Университет прикладной экономики Кансая',
        en: 'City ecology department, Kansai University of Applied Economics',
      },
      desc: {
        kz: '<p>Қыста қаланың төменгі аудандарында ұсақ бөлшектердің мөлшері жоғары аудандардағыдан екі-үш есе көп. Бұл айырма ауруханаға қаралу, сабақтан қалу және пәтер бағасынан көріне ме\u00a0– соны тексереміз.</p><p>Жобаға отыз бес датчик, алты жылдық медициналық статистика (иесіздендірілген) және пәтер хабарландыруларының мұрағаты қажет болды. Есептеу әдісі кез келген қалаға қолдануға жарайды.</p>',
        ru: '<p>Зимой в нижних районах города мелких частиц в два-три раза больше, чем в верхних. Мы проверяем, видна ли эта разница в обращениях к врачам, пропусках занятий и ценах на квартиры.</p><p>Для этого понадобились тридцать пять датчиков, обезличенная медицинская статистика за шесть лет и архив объявлений о жилье. Метод расчёта подойдёт любому городу.</p>',
        en: '<p>In winter the lower districts of the city have two or three times as many fine particles as the upper ones. We test whether the difference shows in visits to the doctor, missed lessons and the price of flats.</p><p>It took thirty-five sensors, six years of anonymised medical statistics and an archive of housing advertisements. The method can be used for any city.</p>',
      },
      seo: {
        title: {
          kz: 'Таза ауаның экономикасы\u00a0– Нархоз университеті',
          ru: 'Экономика чистого воздуха\u00a0— Университет Нархоз',
          en: 'The Economics of Clean Air – Narxoz University',
        },
        description: {
          kz: 'Алматының түтіні денсаулыққа, жұмысқа және тұрғын үй бағасына қалай әсер ететінін теңгемен есептейміз.',
          ru: 'Считаем в тенге, как алматинский смог сказывается на здоровье, работе и ценах на жильё.',
          en: 'We put a figure in tenge on what Almaty’s smog does to health, work and the price of homes.',
        },
      },
      blocks: [
        {
          id: 5016,
          type: 'timeline',
          group: 1,
          position: 1,
          title: { kz: 'Жоба кезеңдері', ru: 'Этапы проекта', en: 'Stages of the project' },
          items: [
            {
              year: '2026',
              title: { kz: 'Өлшеу желісі', ru: 'Сеть датчиков', en: 'The network of sensors' },
              desc: {
                kz: '<p>Датчиктер мектеп пен емхана қабырғаларына орнатылып, бір-бірімен салыстырып тексерілді.</p>',
                ru: '<p>Датчики установлены на стенах школ и поликлиник и сверены друг с другом.</p>',
                en: '<p>Sensors were fixed to the walls of schools and clinics and checked against each other.</p>',
              },
            },
            {
              year: '2027',
              title: { kz: 'Зиян бағасы', ru: 'Цена ущерба', en: 'The cost of harm' },
              desc: {
                kz: '<p>Әр аудан үшін ластанудың жылдық құны есептеледі.</p>',
                ru: '<p>Для каждого района будет посчитана годовая цена загрязнения.</p>',
                en: '<p>The yearly cost of pollution will be worked out for each district.</p>',
              },
            },
            {
              year: '2028',
              title: { kz: 'Шешімдерді салыстыру', ru: 'Сравнение решений', en: 'Comparing solutions' },
              desc: {
                kz: '<p>Газға көшу, автобус жаңарту және үй жылыту сияқты шараларға жұмсалған бір теңгенің пайдасы салыстырылады.</p>',
                ru: '<p>Сравним, что даёт тенге, вложенный в газ, новые автобусы и утепление домов.</p>',
                en: '<p>We shall compare what one tenge buys when it is spent on gas, on new buses and on insulating homes.</p>',
              },
            },
          ],
        },
        {
          id: 5017,
          type: 'text',
          group: 2,
          position: 2,
          title: { kz: 'Деректі қайдан көруге болады', ru: 'Где посмотреть данные', en: 'Where to see the data' },
          desc: {
            kz: '<p>Датчиктердің көрсеткіші бас ғимарат фойесіндегі экранға шығады және ай сайын кесте түрінде жарияланады. Мектеп оқушыларының топтары алдын ала жазылып, зертханаға келе алады.</p>',
            ru: '<p>Показания датчиков выводятся на экран в холле главного корпуса и раз в месяц публикуются таблицей. Группы школьников могут прийти в лабораторию по записи.</p>',
            en: '<p>Readings are shown on a screen in the hall of the main building and published as a table every month. School groups may visit the laboratory by appointment.</p>',
          },
        },
        {
          id: 7347,
          type: 'numbers',
          group: 3,
          position: 3,
          title: { kz: 'Алғашқы жыл', ru: 'Первый год', en: 'The first year' },
          items: [
            {
              value: { kz: '35', ru: '35', en: '35' },
              title: { kz: 'датчик жұмыс істейді', ru: 'датчиков работают', en: 'sensors are working' },
            },
            {
              value: { kz: '6 жыл', ru: '6 лет', en: '6 years' },
              title: {
                kz: 'медициналық статистика талданады',
                ru: 'медицинской статистики в анализе',
                en: 'of medical statistics are analysed',
              },
            },
            {
              value: { kz: '60\u00a0000', ru: '60\u00a0000', en: '60,000' },
              title: { kz: 'пәтер хабарландыруы жиналды', ru: 'объявлений о жилье собрано', en: 'flat advertisements were collected' },
            },
          ],
        },
      ],
    },
  },
  {
    id: 8,
    slug: 'nomad-trails',
    attributes: {
      title: { kz: 'Көш жолы', ru: 'Дорога кочевья', en: 'Nomad Trails' },
      lead: {
        kz: 'Жетісудың ескі көш жолдарын картаға түсіріп, сол бойдағы ауылдармен бірге жеті туристік бағыт жасадық.',
        ru: 'Нанесли на карту старые кочевые пути Жетысу и вместе с аулами вдоль них создали семь туристических маршрутов.',
        en: 'We mapped the old migration routes of Zhetysu and, with the villages along them, made seven trails for visitors.',
      },
      state: 'completed',
      period: { kz: '2023–2025 жж.', ru: '2023–2025 гг.', en: '2023–2025' },
      head: { kz: 'Перизат Омарова', ru: 'Перизат Омарова', en: 'Perizat Omarova' },
      funder: { kz: '«Талғар Резорт»', ru: '«Талгар Резорт»', en: 'Talgar Resort' },
      partners: {
        kz: 'Жоғары Савойя туризм институты, Райымбек ауданының әкімдігі',
        ru: 'Институт туризма Верхней Савойи, акимат Райымбекского района',
        en: 'Haute-Savoie Institute of Tourism, Raiymbek district',
      },
      desc: {
        kz: '<p>Ақсақалдардың әңгімесі, мұрағат карталары және спутник суреттері бойынша он төрт көш жолының ізі анықталды. Соның жетеуі жаяу және атпен жүруге ыңғайлы бағытқа айналды.</p><p>Табыс ауылда қалуы үшін әр бағыттың иесі\u00a0– жергілікті отбасылар кооперативі. Студенттер оларға баға қоюды, брондауды және алғашқы көмекті үйретті.</p>',
        ru: '<p>По рассказам старейшин, архивным картам и спутниковым снимкам установлены следы четырнадцати кочевых путей. Семь из них стали удобными пешими и конными маршрутами.</p><p>Чтобы доход оставался в ауле, каждым маршрутом владеет кооператив местных семей. Студенты учили их назначать цену, вести бронирование и оказывать первую помощь.</p>',
        en: '<p>From elders’ stories, archive maps and satellite pictures the traces of fourteen migration routes were made out. Seven of them became trails fit for walkers and riders.</p><p>So that the income stays in the village, each trail belongs to a cooperative of local families. Students taught them pricing, booking and first aid.</p>',
      },
      seo: {
        title: {
          kz: 'Көш жолы\u00a0– Нархоз университеті',
          ru: 'Дорога кочевья\u00a0— Университет Нархоз',
          en: 'Nomad Trails – Narxoz University',
        },
        description: {
          kz: 'Жетісудың ескі көш жолдарын картаға түсіріп, сол бойдағы ауылдармен бірге жеті туристік бағыт жасадық.',
          ru: 'Нанесли на карту старые кочевые пути Жетысу и вместе с аулами вдоль них создали семь туристических маршрутов.',
          en: 'We mapped the old migration routes of Zhetysu and, with the villages along them, made seven trails for visitors.',
        },
      },
      blocks: [
        {
          id: 5018,
          type: 'cards',
          group: 1,
          position: 1,
          title: { kz: 'Үш бағыт', ru: 'Три маршрута', en: 'Three of the trails' },
          items: [
            {
              title: { kz: 'Асы жайлауы', ru: 'Жайляу Асы', en: 'Assy summer pasture' },
              desc: {
                kz: '<p>Екі күн, 34\u00a0шақырым, түнеу киіз үйде. Маусымнан қыркүйекке дейін.</p>',
                ru: '<p>Два дня, 34\u00a0км, ночлег в юрте. С июня по сентябрь.</p>',
                en: '<p>Two days, 34 km, a night in a yurt. June to September.</p>',
              },
            },
            {
              title: { kz: 'Қарқара алқабы', ru: 'Долина Каркара', en: 'Karkara valley' },
              desc: {
                kz: '<p>Жәрмеңке орны мен ескі кеден бекетін жалғайтын атты серуен.</p>',
                ru: '<p>Конная прогулка от места старой ярмарки к бывшей таможне.</p>',
                en: '<p>A ride from the site of the old fair to the former customs post.</p>',
              },
            },
            {
              title: { kz: 'Тұзкөл', ru: 'Тузколь', en: 'Tuzkol' },
              desc: {
                kz: '<p>Хан Тәңірі көрінетін тұзды көл, қыстау және қолөнер шеберханасы.</p>',
                ru: '<p>Солёное озеро с видом на Хан-Тенгри, зимовка и мастерская ремёсел.</p>',
                en: '<p>A salt lake in sight of Khan Tengri, a winter camp and a craft workshop.</p>',
              },
            },
          ],
        },
        {
          id: 5019,
          type: 'numbers',
          group: 2,
          position: 2,
          title: { kz: 'Ауылға не берді', ru: 'Что получил аул', en: 'What the villages gained' },
          items: [
            {
              value: { kz: '38', ru: '38', en: '38' },
              title: { kz: 'отбасы табыс тауып отыр', ru: 'семей получают доход', en: 'families earn an income' },
            },
            {
              value: { kz: '2\u00a0600', ru: '2\u00a0600', en: '2,600' },
              title: { kz: 'қонақ екі маусымда келді', ru: 'гостей за два сезона', en: 'guests in two seasons' },
            },
          ],
        },
        {
          id: 7348,
          type: 'accordion',
          group: 3,
          position: 3,
          title: { kz: 'Жолға шығатындарға', ru: 'Тем, кто собирается в путь', en: 'For those setting out' },
          items: [
            {
              title: { kz: 'Қалай брондауға болады?', ru: 'Как забронировать?', en: 'How do I book?' },
              text: {
                kz: '<p>Ауыл кооперативіне тікелей қоңырау шалыңыз, нөмірлері аудан әкімдігінің сайтында тұр.</p>',
                ru: '<p>Звоните прямо в кооператив аула, номера есть на сайте акимата района.</p>',
                en: '<p>Call the village cooperative directly; the numbers are on the district’s website.</p>',
              },
            },
            {
              title: { kz: 'Атқа мінуді білмесем ше?', ru: 'А если я не умею ездить верхом?', en: 'What if I cannot ride?' },
              text: {
                kz: '<p>Әр бағыттың жаяу нұсқасы бар, жүкті ат көтереді.</p>',
                ru: '<p>У каждого маршрута есть пеший вариант, груз везёт лошадь.</p>',
                en: '<p>Every route can be walked, with a horse to carry your things.</p>',
              },
            },
            {
              title: { kz: 'Өзіммен не алуым керек?', ru: 'Что взять с собой?', en: 'What should I bring?' },
              text: {
                kz: '<p>Жылы киім, жауыннан қорғайтын шапан және қоқыс салатын қап. Қалғанын ауыл береді.</p>',
                ru: '<p>Тёплую одежду, дождевик и мешок для мусора. Остальное даст аул.</p>',
                en: '<p>Warm clothes, a raincoat and a bag for your litter. The village provides the rest.</p>',
              },
            },
          ],
        },
      ],
    },
  },
])
