// Made from apis/content.yaml by `npm run generate -w @portal/client`. Do not edit.

export interface paths {
    "/articles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search and list articles
         * @description Returns articles, ten to a page unless you ask for another number. With a `query` the best
         *     match comes first; without one the newest article comes first.
         *
         *     Narrow the list with `format`, `contributors.contributor` and the two dates. Values inside
         *     one filter mean "any of these"; different filters must all match. Ask for `aggregations` to
         *     see how many articles there are of each format or by each person, and to find the ids that
         *     the filters take.
         *
         *     A search that finds nothing is not an error: it returns `200` with an empty `results`.
         */
        get: operations["getArticles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/articles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fetch one article
         * @description Returns one article by its id: exactly the same record as in the list. The text of the
         *     article is not part of it.
         *
         *     Take the id from `results[].id` of a list. The readable `uid` does not work here. To find
         *     which catalogue works the article links to, ask `/all/{id}` with `.articles` after the id.
         */
        get: operations["getArticle"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search and list events
         * @description Returns events and exhibitions. An exhibition has `isExhibition: true` and is otherwise
         *     shaped like an event. With a `query` the best match comes first; without one the latest
         *     event comes first, even if it is still to come.
         *
         *     Narrow the list with `format`, `audience`, `interpretation`, `location` and
         *     `isAvailableOnline`. There is no filter for dates: compare `times[].endDateTime` with the
         *     current time in your own code.
         *
         *     The events inside a festival are left out of the list, but you can fetch each one by its id.
         */
        get: operations["getEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fetch one event
         * @description Returns one event or exhibition by its id. Events inside a festival, which the list leaves
         *     out, can be fetched here too.
         *
         *     Times are in UTC, so convert them before you show them. An end in the year 2100 means that
         *     no end is set.
         */
        get: operations["getEvent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/all": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search all content outside the catalogue
         * @description Searches every kind of content at once and returns short summaries: articles, books, events,
         *     exhibitions, exhibition texts, highlight tours, pages, projects, seasons and visual stories.
         *
         *     `type` in each summary tells you which kind it is. `linkedWorks` lists the catalogue works
         *     that the content links to; their `id` is the `id` of `/works/{id}` in the catalogue API.
         *
         *     There are no filters, sorts or aggregations here. Use `/articles` or `/events` for those.
         */
        get: operations["getAllContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/all/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Fetch one summary
         * @description Returns the summary of one piece of content. The id here has two parts: the id of the
         *     record, a full stop, and the content type. A highlight tour has a third part, `audio` or
         *     `bsl`.
         *
         *     The content type in the address is not the `type` in the record:
         *
         *     | `type` in the record | after the id |
         *     | --- | --- |
         *     | `Article` | `.articles` |
         *     | `Book` | `.books` |
         *     | `Event` | `.events` |
         *     | `Exhibition` | `.exhibitions` |
         *     | `Exhibition text` | `.exhibition-texts` |
         *     | `Exhibition highlight tour` | `.exhibition-highlight-tours.audio` or `.exhibition-highlight-tours.bsl` |
         *     | `Page` | `.pages` |
         *     | `Project` | `.projects` |
         *     | `Season` | `.seasons` |
         *     | `Visual story` | `.visual-stories` |
         */
        get: operations["getContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /**
         * @description An id of the content API: letters, digits, `_` and `-`, usually sixteen characters. Case
         *     matters. Ids of works in the catalogue look different: eight small letters and digits.
         * @example Xq3TfhAAACEAkzLm
         */
        ContentId: string;
        /**
         * @description A readable name for web addresses. It can be `null` or missing, and it can change, so never
         *     use it as a key.
         * @example the-farriers-remedy-book
         */
        ContentUid: string | null;
        /** @description A written piece or a picture story. The text itself is not part of the record. */
        Article: {
            /**
             * @description Always `Article`.
             * @constant
             */
            type: "Article";
            id: components["schemas"]["ContentId"];
            uid?: components["schemas"]["ContentUid"];
            /**
             * @description The title, as plain text.
             * @example The farrier's remedy book
             */
            title: string;
            /**
             * @description One or two sentences that introduce the article.
             * @example What a horse doctor kept in his pocket in 1832.
             */
            caption?: string;
            format: components["schemas"]["ArticleFormat"];
            /**
             * @description When the article was published. The offset is written without a colon (`+0000`), which
             *     strict ISO date parsers refuse; insert the colon first.
             * @example 2023-05-16T09:00:00+0000
             */
            publicationDate: string;
            /** @description Who made the article, in order. */
            contributors: components["schemas"]["Contributor"][];
            /** @description The main picture, if there is one. */
            image?: components["schemas"]["Image"];
            /**
             * @description The title of the series the article belongs to, if any.
             * @example Notes from the stables
             */
            seriesTitle?: string;
        };
        /** @description The kind of an article, such as a picture story. Its `id` is what the `format` filter takes. */
        ArticleFormat: {
            /**
             * @description Always `ArticleFormat`.
             * @constant
             */
            type: "ArticleFormat";
            id: components["schemas"]["ContentId"];
            /**
             * @description The name to show.
             * @example In pictures
             */
            label: string;
        };
        /** @description A contributor and their role. Either can be missing. */
        Contributor: {
            /**
             * @description Always `Contributor`.
             * @constant
             */
            type: "Contributor";
            contributor?: components["schemas"]["ContributorAgent"];
            role?: components["schemas"]["ContributorRole"];
        };
        /** @description A person or an organisation. Its `id` is what `contributors.contributor` takes. */
        ContributorAgent: {
            /**
             * @description Which of the two it is.
             * @enum {string}
             */
            type: "Person" | "Organisation";
            id: components["schemas"]["ContentId"];
            /**
             * @description The name to show.
             * @example Odile Brandt
             */
            label: string;
        };
        /** @description What the contributor did. */
        ContributorRole: {
            /**
             * @description Always `EditorialContributorRole`.
             * @constant
             */
            type: "EditorialContributorRole";
            id: components["schemas"]["ContentId"];
            /**
             * @description The name of the role.
             * @example Author
             */
            label: string;
        };
        /**
         * @description A picture with three ready-made crops. It is not a IIIF picture: you cannot put a region or a
         *     size into its address. It has a copyright line and no licence. To reuse a picture, find the
         *     work in `linkedWorks` and use the image and the licence of the catalogue.
         */
        Image: {
            /**
             * @description Always `PrismicImage`.
             * @constant
             */
            type?: "PrismicImage";
            dimensions: components["schemas"]["ImageDimensions"];
            /**
             * @description What the picture shows, for readers who cannot see it.
             * @example An etching of a grey horse standing at an open stable door
             */
            alt: string | null;
            /**
             * @description Several facts with a pipe (`|`) between them: the title, the author, the source and more.
             *     Later ones can be missing.
             * @example A grey horse at the farrier's door|Tobias Marlow
             */
            copyright: string | null;
            /**
             * Format: uri
             * @description The address of the picture.
             * @example https://api.example.org/editorial-images/grey-horse.jpg
             */
            url: string;
            /** @description The id of the picture in the editorial system. */
            id?: string;
            edit?: components["schemas"]["ImageEdit"];
            /** @description A wide crop, usually 3200 x 1500 pixels. */
            "32:15"?: components["schemas"]["ImageCrop"];
            /** @description A crop for screens, usually 3200 x 1800 pixels. */
            "16:9"?: components["schemas"]["ImageCrop"];
            /** @description A square crop, usually 3200 x 3200 pixels. */
            square?: components["schemas"]["ImageCrop"];
        };
        /** @description A ready-made crop. It has its own size and address, and the same text as the picture. */
        ImageCrop: {
            dimensions: components["schemas"]["ImageDimensions"];
            /**
             * @description What the picture shows, for readers who cannot see it.
             * @example An etching of a grey horse standing at an open stable door
             */
            alt: string | null;
            /**
             * @description Several facts with a pipe (`|`) between them: the title, the author, the source and more.
             *     Later ones can be missing.
             * @example A grey horse at the farrier's door|Tobias Marlow
             */
            copyright: string | null;
            /**
             * Format: uri
             * @description The address of the picture.
             * @example https://api.example.org/editorial-images/grey-horse.jpg
             */
            url: string;
            /** @description The id of the picture in the editorial system. */
            id?: string;
            edit?: components["schemas"]["ImageEdit"];
        };
        /** @description The size of a picture in pixels. */
        ImageDimensions: {
            /**
             * @description Pixels from left to right.
             * @example 3200
             */
            width: number;
            /**
             * @description Pixels from top to bottom.
             * @example 2400
             */
            height: number;
        };
        /** @description How the crop was cut out of the original. You will rarely need it. */
        ImageEdit: {
            /** @description Pixels cut off at the left. */
            x?: number;
            /** @description Pixels cut off at the top. */
            y?: number;
            /** @description How much the original was scaled before it was cut. */
            zoom?: number;
            /** @description The colour behind transparent parts. */
            background?: string;
        };
        /**
         * @description Something people can attend, or an exhibition. An event can happen several times, so do not
         *     read only the first of `times`.
         */
        Event: {
            /**
             * @description Always `Event`, for exhibitions too.
             * @constant
             */
            type: "Event";
            id: components["schemas"]["ContentId"];
            uid?: components["schemas"]["ContentUid"];
            /**
             * @description The title, as plain text.
             * @example Drawing from the stores
             */
            title: string;
            /** @description The main picture, if there is one. */
            image?: components["schemas"]["Image"];
            /** @description When the event happens, once or more often. */
            times: components["schemas"]["EventTime"][];
            /** @description Whether this is an exhibition. */
            isExhibition: boolean;
            format: components["schemas"]["EventFormat"];
            locations: components["schemas"]["EventLocations"];
            /** @description How the event is made accessible to more people, for example by sign language. */
            interpretations: components["schemas"]["EventInterpretation"][];
            /** @description Who the event is for. An empty list means everybody. */
            audiences: components["schemas"]["EventAudience"][];
            /** @description The series the event belongs to. */
            series: components["schemas"]["EventSeries"][];
            /** @description Whether the event can be watched afterwards. */
            isAvailableOnline: boolean;
        };
        /** @description One time at which an event happens, in UTC. */
        EventTime: {
            /**
             * Format: date-time
             * @description When it starts.
             * @example 2024-03-09T13:00:00.000Z
             */
            startDateTime: string;
            /**
             * Format: date-time
             * @description When it ends. An end in the year 2100 means that no end is set.
             * @example 2024-03-09T15:30:00.000Z
             */
            endDateTime: string;
            /** @description Whether there are places left. */
            isFullyBooked?: {
                /** @description Whether all places in the building are taken. */
                inVenue: boolean;
                /** @description Whether all places online are taken. */
                online: boolean;
            };
        };
        /** @description The kind of an event, such as a workshop. Its `id` is what the `format` filter takes. */
        EventFormat: {
            /**
             * @description Always `EventFormat`.
             * @constant
             */
            type: "EventFormat";
            id: components["schemas"]["ContentId"];
            /**
             * @description The name to show.
             * @example Workshop
             */
            label: string;
        };
        /** @description Where an event happens and how people attend it. */
        EventLocations: {
            /**
             * @description Always `EventLocations`.
             * @constant
             */
            type: "EventLocations";
            /** @description Whether the event can be attended online. */
            isOnline: boolean;
            /** @description Rooms and other places. Missing for events that are only online. */
            places?: components["schemas"]["EventPlace"][];
            /** @description The ways of attending. The ids are what the `location` filter takes. */
            attendance: components["schemas"]["EventAttendance"][];
        };
        /** @description A room or another place. */
        EventPlace: {
            id: components["schemas"]["ContentId"];
            /**
             * @description The name to show.
             * @example Reading room
             */
            label: string;
            /**
             * @description Always `EventPlace`.
             * @constant
             */
            type: "EventPlace";
        };
        /** @description One way of attending an event. */
        EventAttendance: {
            /**
             * @description What the `location` filter takes.
             * @enum {string}
             */
            id: "online" | "in-our-building";
            /**
             * @description The name to show, `Online` or `In our building`.
             * @example In our building
             */
            label: string;
            /**
             * @description Always `EventAttendance`.
             * @constant
             */
            type: "EventAttendance";
        };
        /**
         * @description A service that makes an event accessible to more people. Its `id` is what the
         *     `interpretation` filter takes.
         */
        EventInterpretation: {
            /**
             * @description Always `EventInterpretation`.
             * @constant
             */
            type: "EventInterpretation";
            id: components["schemas"]["ContentId"];
            /**
             * @description The name to show.
             * @example Speech-to-text
             */
            label: string;
        };
        /** @description A group an event is for. Its `id` is what the `audience` filter takes. */
        EventAudience: {
            /**
             * @description Always `EventAudience`.
             * @constant
             */
            type: "EventAudience";
            id: components["schemas"]["ContentId"];
            /**
             * @description The name to show.
             * @example Young people
             */
            label: string;
        };
        /** @description A series of events. */
        EventSeries: {
            id: components["schemas"]["ContentId"];
            /** @description The title of the series. */
            title: string;
            /** @description The names of the people behind the series. */
            contributors?: string[];
        };
        /**
         * @description A catalogue work that content links to. Use its `id` with `/works/{id}` of the catalogue API
         *     to get the whole record, its images and its licence.
         */
        LinkedWork: {
            /**
             * @description The id of the work in the catalogue.
             * @example hx7q2mvb
             */
            id: string;
            /**
             * @description The title of the work.
             * @example A grey horse at the farrier's door
             */
            title: string;
            /**
             * @description The type of the record in the catalogue, normally `Work`.
             * @example Work
             */
            type: string;
            /**
             * Format: uri
             * @description The address of a small picture, if there is one.
             * @example https://api.example.org/image/V0040217/full/300,/0/default.jpg
             */
            thumbnailUrl?: string;
            /**
             * @description The first date of production, as it is written in the catalogue. Not always a year.
             * @example 1832
             */
            date?: string;
            /**
             * @description The name of the main contributor, if there is one.
             * @example Marlow, Tobias, 1790-1861
             */
            mainContributor?: string;
            /**
             * @description The label of the format. The catalogue gives an object here; this API gives only the label.
             * @example Pictures
             */
            workType?: string;
        };
        /**
         * @description The catalogue works that the content links to. Empty if there are none, and always empty for
         *     exhibition texts and highlight tours.
         */
        LinkedWorks: components["schemas"]["LinkedWork"][];
        /**
         * @description The title, as plain text.
         * @example The farrier's remedy book
         */
        SummaryTitle: string;
        /**
         * @description One or two sentences about the content. Missing if nothing was written.
         * @example What a horse doctor kept in his pocket in 1832.
         */
        SummaryDescription: string;
        /**
         * @description The summary of one piece of content. Look at `type` to see which shape it has. The two kinds
         *     of highlight tour have the same `type` and differ in `highlightTourType`.
         */
        ContentSummary: components["schemas"]["ArticleSummary"] | components["schemas"]["BookSummary"] | components["schemas"]["EventSummary"] | components["schemas"]["ExhibitionSummary"] | components["schemas"]["ExhibitionTextSummary"] | components["schemas"]["ExhibitionHighlightTourAudioSummary"] | components["schemas"]["ExhibitionHighlightTourBslSummary"] | components["schemas"]["PageSummary"] | components["schemas"]["ProjectSummary"] | components["schemas"]["SeasonSummary"] | components["schemas"]["VisualStorySummary"];
        /** @description An article in brief. The bare `id` fetches the full article from `/articles/{id}`. */
        ArticleSummary: {
            /**
             * @description Always `Article`. In the address, `articles`.
             * @constant
             */
            type: "Article";
            id: components["schemas"]["ContentId"];
            uid?: components["schemas"]["ContentUid"];
            title: components["schemas"]["SummaryTitle"];
            description?: components["schemas"]["SummaryDescription"];
            linkedWorks: components["schemas"]["LinkedWorks"];
        };
        /** @description A book that was published about the collection. The title includes the subtitle after a colon. */
        BookSummary: {
            /**
             * @description Always `Book`. In the address, `books`.
             * @constant
             */
            type: "Book";
            id: components["schemas"]["ContentId"];
            uid?: components["schemas"]["ContentUid"];
            title: components["schemas"]["SummaryTitle"];
            description?: components["schemas"]["SummaryDescription"];
            /**
             * @description The names of all contributors in one string, with commas between them.
             * @example Odile Brandt, Ivo Lenk
             */
            contributors?: string;
            linkedWorks: components["schemas"]["LinkedWorks"];
        };
        /** @description An event in brief. The bare `id` fetches the full event from `/events/{id}`. */
        EventSummary: {
            /**
             * @description Always `Event`. In the address, `events`.
             * @constant
             */
            type: "Event";
            id: components["schemas"]["ContentId"];
            uid?: components["schemas"]["ContentUid"];
            title: components["schemas"]["SummaryTitle"];
            description?: components["schemas"]["SummaryDescription"];
            /**
             * @description The label of the format. The full record gives an object here.
             * @example Workshop
             */
            format?: string;
            /** @description When the event starts and ends. */
            times?: components["schemas"]["SummaryPeriod"];
            linkedWorks: components["schemas"]["LinkedWorks"];
        };
        /** @description An exhibition in brief. The bare `id` fetches the full record from `/events/{id}`. */
        ExhibitionSummary: {
            /**
             * @description Always `Exhibition`. In the address, `exhibitions`.
             * @constant
             */
            type: "Exhibition";
            id: components["schemas"]["ContentId"];
            uid?: components["schemas"]["ContentUid"];
            title: components["schemas"]["SummaryTitle"];
            description?: components["schemas"]["SummaryDescription"];
            /**
             * @description The label of the format. The full record gives an object here.
             * @example Workshop
             */
            format?: string;
            /** @description When the exhibition opens and closes. */
            dates?: components["schemas"]["SummaryPeriod"];
            linkedWorks: components["schemas"]["LinkedWorks"];
        };
        /** @description The texts on the walls of an exhibition. `linkedWorks` is always empty. */
        ExhibitionTextSummary: {
            /**
             * @description Always `Exhibition text`. In the address, `exhibition-texts`.
             * @constant
             */
            type: "Exhibition text";
            id: components["schemas"]["ContentId"];
            uid?: components["schemas"]["ContentUid"];
            title: components["schemas"]["SummaryTitle"];
            description?: components["schemas"]["SummaryDescription"];
            linkedWorks: components["schemas"]["LinkedWorks"];
        };
        /** @description A tour of the highlights of an exhibition, in sound. `linkedWorks` is always empty. */
        ExhibitionHighlightTourAudioSummary: {
            /**
             * @description Always `Exhibition highlight tour`. In the address, `exhibition-highlight-tours` with
             *     `.audio` or `.bsl` after it.
             * @constant
             */
            type: "Exhibition highlight tour";
            id: components["schemas"]["ContentId"];
            uid?: components["schemas"]["ContentUid"];
            /** @description The title of the exhibition with `audio highlight tour` after it. */
            title: components["schemas"]["SummaryTitle"];
            description?: components["schemas"]["SummaryDescription"];
            /**
             * @description Always `audio`.
             * @constant
             */
            highlightTourType: "audio";
            linkedWorks: components["schemas"]["LinkedWorks"];
        };
        /**
         * @description A tour of the highlights of an exhibition, in British Sign Language. `linkedWorks` is always
         *     empty.
         */
        ExhibitionHighlightTourBslSummary: {
            /**
             * @description Always `Exhibition highlight tour`. In the address, `exhibition-highlight-tours` with
             *     `.audio` or `.bsl` after it.
             * @constant
             */
            type: "Exhibition highlight tour";
            id: components["schemas"]["ContentId"];
            uid?: components["schemas"]["ContentUid"];
            /** @description The title of the exhibition with `British Sign Language tour` after it. */
            title: components["schemas"]["SummaryTitle"];
            description?: components["schemas"]["SummaryDescription"];
            /**
             * @description Always `bsl`.
             * @constant
             */
            highlightTourType: "bsl";
            linkedWorks: components["schemas"]["LinkedWorks"];
        };
        /** @description A page of information, for example about a visit. */
        PageSummary: {
            /**
             * @description Always `Page`. In the address, `pages`.
             * @constant
             */
            type: "Page";
            id: components["schemas"]["ContentId"];
            uid?: components["schemas"]["ContentUid"];
            title: components["schemas"]["SummaryTitle"];
            description?: components["schemas"]["SummaryDescription"];
            /**
             * @description Tags that the staff have given the page.
             * @example [
             *       "visit",
             *       "reading room"
             *     ]
             */
            tags: string[];
            linkedWorks: components["schemas"]["LinkedWorks"];
        };
        /** @description A project around the collection. */
        ProjectSummary: {
            /**
             * @description Always `Project`. In the address, `projects`.
             * @constant
             */
            type: "Project";
            id: components["schemas"]["ContentId"];
            uid?: components["schemas"]["ContentUid"];
            title: components["schemas"]["SummaryTitle"];
            description?: components["schemas"]["SummaryDescription"];
            /**
             * @description The label of the format. The full record gives an object here.
             * @example Workshop
             */
            format?: string;
            linkedWorks: components["schemas"]["LinkedWorks"];
        };
        /** @description A season, which brings together events, exhibitions and articles on one theme. */
        SeasonSummary: {
            /**
             * @description Always `Season`. In the address, `seasons`.
             * @constant
             */
            type: "Season";
            id: components["schemas"]["ContentId"];
            uid?: components["schemas"]["ContentUid"];
            title: components["schemas"]["SummaryTitle"];
            description?: components["schemas"]["SummaryDescription"];
            linkedWorks: components["schemas"]["LinkedWorks"];
        };
        /** @description A guide in pictures to what a visit is like, for people who want to prepare for it. */
        VisualStorySummary: {
            /**
             * @description Always `Visual story`. In the address, `visual-stories`.
             * @constant
             */
            type: "Visual story";
            id: components["schemas"]["ContentId"];
            uid?: components["schemas"]["ContentUid"];
            title: components["schemas"]["SummaryTitle"];
            description?: components["schemas"]["SummaryDescription"];
            linkedWorks: components["schemas"]["LinkedWorks"];
        };
        /** @description A start and an end. */
        SummaryPeriod: {
            /**
             * Format: date-time
             * @description When it starts, in UTC.
             * @example 2024-03-09T13:00:00.000Z
             */
            start?: string;
            /**
             * Format: date-time
             * @description When it ends, in UTC. Missing or in the year 2100 if no end is set.
             * @example 2024-03-09T15:30:00.000Z
             */
            end?: string;
        };
        /** @description One page of articles. */
        ArticleResultList: {
            /**
             * @description Always `ResultList`.
             * @constant
             */
            type: "ResultList";
            /** @description The articles of this page. */
            results: components["schemas"]["Article"][];
            aggregations?: components["schemas"]["ArticleAggregations"];
            /**
             * @description The size of a page, as you asked for it.
             * @example 10
             */
            pageSize: number;
            /**
             * @description How many pages there are. 0 if nothing was found.
             * @example 3
             */
            totalPages: number;
            /**
             * @description How many records match, on all pages together.
             * @example 27
             */
            totalResults: number;
            /**
             * Format: uri
             * @description The address of the previous page. Missing on the first page.
             */
            prevPage?: string;
            /**
             * Format: uri
             * @description The address of the next page, with all your parameters. Missing on the last page.
             */
            nextPage?: string;
        };
        /** @description One page of events. */
        EventResultList: {
            /**
             * @description Always `ResultList`.
             * @constant
             */
            type: "ResultList";
            /** @description The events of this page. */
            results: components["schemas"]["Event"][];
            aggregations?: components["schemas"]["EventAggregations"];
            /**
             * @description The size of a page, as you asked for it.
             * @example 10
             */
            pageSize: number;
            /**
             * @description How many pages there are. 0 if nothing was found.
             * @example 3
             */
            totalPages: number;
            /**
             * @description How many records match, on all pages together.
             * @example 27
             */
            totalResults: number;
            /**
             * Format: uri
             * @description The address of the previous page. Missing on the first page.
             */
            prevPage?: string;
            /**
             * Format: uri
             * @description The address of the next page, with all your parameters. Missing on the last page.
             */
            nextPage?: string;
        };
        /** @description One page of summaries. There are no aggregations. */
        ContentResultList: {
            /**
             * @description Always `ResultList`.
             * @constant
             */
            type: "ResultList";
            /** @description The summaries of this page. */
            results: components["schemas"]["ContentSummary"][];
            /**
             * @description The size of a page, as you asked for it.
             * @example 10
             */
            pageSize: number;
            /**
             * @description How many pages there are. 0 if nothing was found.
             * @example 3
             */
            totalPages: number;
            /**
             * @description How many records match, on all pages together.
             * @example 27
             */
            totalResults: number;
            /**
             * Format: uri
             * @description The address of the previous page. Missing on the first page.
             */
            prevPage?: string;
            /**
             * Format: uri
             * @description The address of the next page, with all your parameters. Missing on the last page.
             */
            nextPage?: string;
        };
        /**
         * @description The counts you asked for, and only those. There is no `type` beside them, unlike in the
         *     catalogue API.
         */
        ArticleAggregations: {
            format?: components["schemas"]["ArticleFormatAggregation"];
            "contributors.contributor"?: components["schemas"]["ContributorAggregation"];
        };
        /**
         * @description The counts you asked for, and only those. There is no `type` beside them, unlike in the
         *     catalogue API.
         */
        EventAggregations: {
            format?: components["schemas"]["EventFormatAggregation"];
            audience?: components["schemas"]["EventAudienceAggregation"];
            interpretation?: components["schemas"]["EventInterpretationAggregation"];
            location?: components["schemas"]["EventLocationAggregation"];
            isAvailableOnline?: components["schemas"]["EventOnlineAvailabilityAggregation"];
        };
        /** @description Articles counted by format. */
        ArticleFormatAggregation: {
            /** @description One entry for each format, the largest count first. */
            buckets: {
                data: components["schemas"]["ArticleFormat"];
                /**
                 * @description How many records there are. 0 only for a value you filtered by.
                 * @example 5
                 */
                count: number;
                /**
                 * @description Always `AggregationBucket`.
                 * @constant
                 */
                type: "AggregationBucket";
            }[];
            /**
             * @description Always `Aggregation`.
             * @constant
             */
            type: "Aggregation";
        };
        /** @description Articles counted by person or organisation. */
        ContributorAggregation: {
            /** @description One entry for each person or organisation, the largest count first. */
            buckets: {
                data: components["schemas"]["ContributorAgent"];
                /**
                 * @description How many records there are. 0 only for a value you filtered by.
                 * @example 5
                 */
                count: number;
                /**
                 * @description Always `AggregationBucket`.
                 * @constant
                 */
                type: "AggregationBucket";
            }[];
            /**
             * @description Always `Aggregation`.
             * @constant
             */
            type: "Aggregation";
        };
        /** @description Events counted by format. */
        EventFormatAggregation: {
            /** @description One entry for each format, the largest count first. */
            buckets: {
                data: components["schemas"]["EventFormat"];
                /**
                 * @description How many records there are. 0 only for a value you filtered by.
                 * @example 5
                 */
                count: number;
                /**
                 * @description Always `AggregationBucket`.
                 * @constant
                 */
                type: "AggregationBucket";
            }[];
            /**
             * @description Always `Aggregation`.
             * @constant
             */
            type: "Aggregation";
        };
        /** @description Events counted by audience. */
        EventAudienceAggregation: {
            /** @description One entry for each audience, the largest count first. */
            buckets: {
                data: components["schemas"]["EventAudience"];
                /**
                 * @description How many records there are. 0 only for a value you filtered by.
                 * @example 5
                 */
                count: number;
                /**
                 * @description Always `AggregationBucket`.
                 * @constant
                 */
                type: "AggregationBucket";
            }[];
            /**
             * @description Always `Aggregation`.
             * @constant
             */
            type: "Aggregation";
        };
        /** @description Events counted by interpretation. */
        EventInterpretationAggregation: {
            /** @description One entry for each interpretation, the largest count first. */
            buckets: {
                data: components["schemas"]["EventInterpretation"];
                /**
                 * @description How many records there are. 0 only for a value you filtered by.
                 * @example 5
                 */
                count: number;
                /**
                 * @description Always `AggregationBucket`.
                 * @constant
                 */
                type: "AggregationBucket";
            }[];
            /**
             * @description Always `Aggregation`.
             * @constant
             */
            type: "Aggregation";
        };
        /** @description Events counted by the way people attend them. */
        EventLocationAggregation: {
            /** @description One entry for each way of attending, the largest count first. */
            buckets: {
                data: components["schemas"]["EventAttendance"];
                /**
                 * @description How many records there are. 0 only for a value you filtered by.
                 * @example 5
                 */
                count: number;
                /**
                 * @description Always `AggregationBucket`.
                 * @constant
                 */
                type: "AggregationBucket";
            }[];
            /**
             * @description Always `Aggregation`.
             * @constant
             */
            type: "Aggregation";
        };
        /** @description Events counted by whether they can be watched afterwards. */
        EventOnlineAvailabilityAggregation: {
            /** @description At most two entries, the larger count first. */
            buckets: {
                data: components["schemas"]["OnlineAvailability"];
                /**
                 * @description How many records there are. 0 only for a value you filtered by.
                 * @example 5
                 */
                count: number;
                /**
                 * @description Always `AggregationBucket`.
                 * @constant
                 */
                type: "AggregationBucket";
            }[];
            /**
             * @description Always `Aggregation`.
             * @constant
             */
            type: "Aggregation";
        };
        /** @description Whether an event can be watched afterwards. It has no id. */
        OnlineAvailability: {
            /**
             * @description Always `OnlineAvailabilityBoolean`.
             * @constant
             */
            type: "OnlineAvailabilityBoolean";
            /** @description Whether the events of this bucket can be watched afterwards. */
            value: boolean;
            /**
             * @description The name to show.
             * @example Catch-up event
             */
            label: string;
        };
        /** @description What an error looks like. Only the first problem is reported. */
        Error: {
            /**
             * @description Always `Error`.
             * @constant
             */
            type?: "Error";
            /**
             * @description The status of the response again.
             * @example 400
             */
            httpStatus: number;
            /**
             * @description The name of the status, for people. Status 500 is called `Server Error` here.
             * @example Bad Request
             * @example Not Found
             * @example Gone
             * @example Server Error
             */
            label: string;
            /**
             * @description What is wrong. For status 500 only if the page is beyond the first 10,000 results.
             * @example pageSize: must be a number between 1 and 100
             */
            description?: string;
            /**
             * @description Always `http`.
             * @constant
             */
            errorType: "http";
        };
    };
    responses: {
        /**
         * @description The request cannot be understood. Every operation of this API lists 400, but these have no
         *     parameter that could cause it: any unknown id returns 404.
         */
        BadRequestRecord: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description Not found. Every operation of this API lists 404, but a list never returns it: a
         *     search that finds nothing returns 200. A misspelt path returns 404 with an HTML page.
         */
        ListNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description Gone. Every operation of this API lists 410, but a list never returns it:
         *     withdrawn content is left out of lists and counts.
         */
        ListGone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The content existed and has been withdrawn. It is also left out of lists and counts. The
         *     wording of `description` is not fixed; go by the status.
         */
        Gone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description The content existed and has been withdrawn. It is also left out of lists and counts. The
         *     wording of `description` is not fixed; go by the status.
         */
        SummaryGone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /**
         * @description Something failed on our side. A page beyond the first 10,000 results also ends here, and
         *     then the body has a `description`.
         */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /**
         * @description Counts to make over all matching articles, not only this page. Each becomes a key of
         *     `aggregations` in the response, with up to 20 buckets, the largest count first.
         */
        ArticleAggregations: ("contributors.contributor" | "format")[];
        /**
         * @description Counts to make over all matching events, not only this page. Each becomes a key of
         *     `aggregations` in the response, the largest count first. There are at most 20 buckets for
         *     `format` and `interpretation`, 10 for `audience`, 3 for `location` and 2 for
         *     `isAvailableOnline`.
         */
        EventAggregations: ("format" | "audience" | "interpretation" | "location" | "isAvailableOnline")[];
        /**
         * @description Only articles of one of these formats, such as a picture story or a long read. The values are
         *     the ids of formats.
         */
        ArticleFormat: string[];
        /**
         * @description Only articles by one of these people or organisations, in any role. The values are the ids of
         *     contributors.
         */
        ArticleContributor: string[];
        /** @description What the articles are sorted by. Among equals the newest article comes first. */
        ArticleSort: "relevance" | "publicationDate" | "productionDate";
        /** @description What the events are sorted by. Among equals the latest event comes first. */
        EventSort: "relevance" | "times.startDateTime";
        /** @description The direction of `sort`. */
        SortOrder: "asc" | "desc";
        /** @description Only articles published on this day or later, as `YYYY-MM-DD`. */
        PublishedFrom: string;
        /**
         * @description Only articles published up to this day, as `YYYY-MM-DD`. The comparison is with midnight (UTC)
         *     at the start of the day, so the day itself is left out.
         */
        PublishedTo: string;
        /** @description Only events for one of these audiences. The values are the ids of audiences. */
        EventAudience: string[];
        /**
         * @description Only events with one of these kinds of interpretation, such as speech-to-text or sign
         *     language. The values are the ids of interpretations.
         */
        EventInterpretation: string[];
        /**
         * @description Only events of one of these formats, such as a workshop or an exhibition. The values are the
         *     ids of formats.
         */
        EventFormat: string[];
        /**
         * @description Only events that can be watched afterwards. The only value is `true`; leave the parameter
         *     out to see all events.
         */
        EventIsAvailableOnline: true;
        /** @description Only events that people attend in one of these ways. */
        EventLocation: ("online" | "in-our-building")[];
        /**
         * @description Words to look for in the title, contributors, introduction, body, caption and series of an
         *     article.
         */
        ArticleQuery: string;
        /** @description Words to look for in the text of an event. */
        EventQuery: string;
        /** @description Words to look for in all content. Without it you get everything. */
        ContentQuery: string;
        /**
         * @description The number of the page, counted from 1. It is simplest to follow `nextPage`, which keeps all
         *     your other parameters, until it is missing.
         */
        Page: number;
        /** @description How many results a page has, from 1 to 100. */
        PageSize: number;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getArticles: {
        parameters: {
            query?: {
                /**
                 * @description Words to look for in the title, contributors, introduction, body, caption and series of an
                 *     article.
                 */
                query?: components["parameters"]["ArticleQuery"];
                /**
                 * @description Only articles of one of these formats, such as a picture story or a long read. The values are
                 *     the ids of formats.
                 */
                format?: components["parameters"]["ArticleFormat"];
                /**
                 * @description Only articles by one of these people or organisations, in any role. The values are the ids of
                 *     contributors.
                 */
                "contributors.contributor"?: components["parameters"]["ArticleContributor"];
                /** @description Only articles published on this day or later, as `YYYY-MM-DD`. */
                "publicationDate.from"?: components["parameters"]["PublishedFrom"];
                /**
                 * @description Only articles published up to this day, as `YYYY-MM-DD`. The comparison is with midnight (UTC)
                 *     at the start of the day, so the day itself is left out.
                 */
                "publicationDate.to"?: components["parameters"]["PublishedTo"];
                /**
                 * @description Counts to make over all matching articles, not only this page. Each becomes a key of
                 *     `aggregations` in the response, with up to 20 buckets, the largest count first.
                 */
                aggregations?: components["parameters"]["ArticleAggregations"];
                /** @description What the articles are sorted by. Among equals the newest article comes first. */
                sort?: components["parameters"]["ArticleSort"];
                /** @description The direction of `sort`. */
                sortOrder?: components["parameters"]["SortOrder"];
                /**
                 * @description The number of the page, counted from 1. It is simplest to follow `nextPage`, which keeps all
                 *     your other parameters, until it is missing.
                 */
                page?: components["parameters"]["Page"];
                /** @description How many results a page has, from 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of articles. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ArticleResultList"];
                };
            };
            /**
             * @description A parameter has a value that is not accepted. `description` tells you which; only
             *     the first problem is reported.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["ListNotFound"];
            410: components["responses"]["ListGone"];
            500: components["responses"]["ServerError"];
        };
    };
    getArticle: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an article: letters, digits, `_` and `-`, usually sixteen characters. Case
                 *     matters.
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The article. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Article"];
                };
            };
            400: components["responses"]["BadRequestRecord"];
            /** @description There is no article with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            410: components["responses"]["Gone"];
            500: components["responses"]["ServerError"];
        };
    };
    getEvents: {
        parameters: {
            query?: {
                /** @description Words to look for in the text of an event. */
                query?: components["parameters"]["EventQuery"];
                /** @description Only events for one of these audiences. The values are the ids of audiences. */
                audience?: components["parameters"]["EventAudience"];
                /**
                 * @description Only events with one of these kinds of interpretation, such as speech-to-text or sign
                 *     language. The values are the ids of interpretations.
                 */
                interpretation?: components["parameters"]["EventInterpretation"];
                /**
                 * @description Only events of one of these formats, such as a workshop or an exhibition. The values are the
                 *     ids of formats.
                 */
                format?: components["parameters"]["EventFormat"];
                /**
                 * @description Only events that can be watched afterwards. The only value is `true`; leave the parameter
                 *     out to see all events.
                 */
                isAvailableOnline?: components["parameters"]["EventIsAvailableOnline"];
                /** @description Only events that people attend in one of these ways. */
                location?: components["parameters"]["EventLocation"];
                /**
                 * @description Counts to make over all matching events, not only this page. Each becomes a key of
                 *     `aggregations` in the response, the largest count first. There are at most 20 buckets for
                 *     `format` and `interpretation`, 10 for `audience`, 3 for `location` and 2 for
                 *     `isAvailableOnline`.
                 */
                aggregations?: components["parameters"]["EventAggregations"];
                /** @description What the events are sorted by. Among equals the latest event comes first. */
                sort?: components["parameters"]["EventSort"];
                /** @description The direction of `sort`. */
                sortOrder?: components["parameters"]["SortOrder"];
                /**
                 * @description The number of the page, counted from 1. It is simplest to follow `nextPage`, which keeps all
                 *     your other parameters, until it is missing.
                 */
                page?: components["parameters"]["Page"];
                /** @description How many results a page has, from 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of events. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["EventResultList"];
                };
            };
            /**
             * @description A parameter has a value that is not accepted. `description` tells you which; only
             *     the first problem is reported.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["ListNotFound"];
            410: components["responses"]["ListGone"];
            500: components["responses"]["ServerError"];
        };
    };
    getEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of an event: letters, digits, `_` and `-`, usually sixteen characters. Case
                 *     matters.
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The event. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Event"];
                };
            };
            400: components["responses"]["BadRequestRecord"];
            /** @description There is no event with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            410: components["responses"]["Gone"];
            500: components["responses"]["ServerError"];
        };
    };
    getAllContent: {
        parameters: {
            query?: {
                /** @description Words to look for in all content. Without it you get everything. */
                query?: components["parameters"]["ContentQuery"];
                /**
                 * @description The number of the page, counted from 1. It is simplest to follow `nextPage`, which keeps all
                 *     your other parameters, until it is missing.
                 */
                page?: components["parameters"]["Page"];
                /** @description How many results a page has, from 1 to 100. */
                pageSize?: components["parameters"]["PageSize"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page of summaries. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentResultList"];
                };
            };
            /**
             * @description A parameter has a value that is not accepted. `description` tells you which; only
             *     the first problem is reported.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["ListNotFound"];
            410: components["responses"]["ListGone"];
            500: components["responses"]["ServerError"];
        };
    };
    getContent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The id of a record, a full stop and its content type, for example
                 *     `Xq3TfhAAACEAkzLm.articles`. For a highlight tour add `.audio` or `.bsl`.
                 */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The summary. Its `type` tells you which shape it has. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContentSummary"];
                };
            };
            /** @description The id is malformed. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description There is no content with this id and type. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            410: components["responses"]["SummaryGone"];
            500: components["responses"]["ServerError"];
        };
    };
}
