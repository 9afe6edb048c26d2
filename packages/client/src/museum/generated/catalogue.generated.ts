// Made from apis/catalogue.yaml by `npm run generate -w @portal/client`. Do not edit.

export interface paths {
    "/works": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search and filter works
         * @description Finds works, counts them and returns them a page at a time. With no parameters it lists
         *     every work in id order, which means nothing.
         *
         *     Start with `query`, narrow with filters, then name the parts you want in `include`. With a
         *     query the best match comes first. With `sort=production.dates` the date decides, and works
         *     without a date come last whichever way you sort.
         *
         *     `totalResults` is exact, so a request with `pageSize=1` is a cheap way to count. To build a
         *     list of filters beside the results, ask for `aggregations` in the same request.
         *
         *     Merged and deleted works never appear in lists, counts or aggregations.
         */
        get: operations["getWorks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/works/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one work
         * @description Returns one work by its id. You find ids in lists of works, in `source` of an image and in
         *     `parts` and `partOf` of other works.
         *
         *     By default you get only the main fields of a work. Name the other parts you want in
         *     `include`, several at once if you like: `include=items,production`.
         *
         *     Records change. A work that was merged into another returns 302, and a deleted one 410. Most
         *     clients follow the redirect silently, so compare the `id` you receive with the one you asked
         *     for.
         */
        get: operations["getWork"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search and filter images
         * @description Finds pictures through the works they belong to. Filters about the work begin with `source.`,
         *     and the licence filter is `locations.license`, since here the licence is that of the picture
         *     itself.
         *
         *     Use `colors` to rank pictures by how close their colours are. Ask for one image with
         *     `include=visuallySimilar` to get its neighbours; lists do not contain them.
         *
         *     Each image has a `locations[].url` that points to an `info.json`, not to a picture. The
         *     [IIIF guide](/docs/iiif) shows how to make a picture address from it.
         */
        get: operations["getImages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one image
         * @description Returns one image by its id, with its IIIF address, licence and average colour, and with the
         *     work it belongs to in `source`.
         *
         *     Three includes add its neighbours, up to five in each list:
         *
         *     - `withSimilarFeatures` compares what is drawn: shapes and composition.
         *     - `withSimilarColors` compares palettes.
         *     - `visuallySimilar` combines both.
         *
         *     Each neighbour is a whole image record, and the image itself is never among them. Similarity
         *     has a direction: if A lists B, B need not list A.
         */
        get: operations["getImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/concepts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search concepts
         * @description Finds the headings that describe works: subjects, people, organisations, places, periods and
         *     genres. Use the `id` of what you find as a filter on works or images, which is more exact
         *     than a label.
         *
         *     The search is looser than for works. Any one of the words may match, in the label or in an
         *     alternative label, and an exact identifier value ranks far above the rest. Without a query
         *     the list is in id order.
         */
        get: operations["getConcepts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/concepts/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get one concept
         * @description Returns one concept by its id. You find concept ids in the `subjects`, `genres` and
         *     `contributors` of works.
         *
         *     Use the same id to find works: as a subject with `subjects=n8hs5xka`, as a genre with
         *     `genres=w9fm3cuy`, as a maker with `contributors.agent=c5tw8rqn`.
         */
        get: operations["getConcept"];
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
        /** @description One page of works, with the counts you asked for. */
        WorkResultList: {
            /**
             * @description Always `ResultList`.
             * @constant
             */
            type: "ResultList";
            /**
             * @description The maximum number of results on a page.
             * @example 10
             */
            pageSize: number;
            /**
             * @description How many pages there are. 0 when nothing was found.
             * @example 13
             */
            totalPages: number;
            /**
             * @description How many works match. Exact, and not limited to 10,000.
             * @example 62
             */
            totalResults: number;
            /** @description The works of this page. */
            results: components["schemas"]["Work"][];
            /**
             * Format: uri
             * @description The address of the page before. Absent on the first page.
             * @example https://api.example.org/catalogue/v2/works?query=horse&page=1
             */
            prevPage?: string;
            /**
             * Format: uri
             * @description The address of the next page, with all your parameters. Absent on the last page.
             * @example https://api.example.org/catalogue/v2/works?query=horse&page=3
             */
            nextPage?: string;
            aggregations?: components["schemas"]["WorkAggregations"];
        };
        /** @description One page of images, with the counts you asked for. */
        ImageResultList: {
            /**
             * @description Always `ResultList`.
             * @constant
             */
            type: "ResultList";
            /**
             * @description The maximum number of results on a page.
             * @example 10
             */
            pageSize: number;
            /**
             * @description How many pages there are. 0 when nothing was found.
             * @example 4
             */
            totalPages: number;
            /**
             * @description How many images match. With `colors`, at most 1,000.
             * @example 37
             */
            totalResults: number;
            /** @description The images of this page. */
            results: components["schemas"]["Image"][];
            /**
             * Format: uri
             * @description The address of the page before. Absent on the first page.
             * @example https://api.example.org/catalogue/v2/images?query=horse&page=1
             */
            prevPage?: string;
            /**
             * Format: uri
             * @description The address of the next page, with all your parameters. Absent on the last page.
             * @example https://api.example.org/catalogue/v2/images?query=horse&page=3
             */
            nextPage?: string;
            aggregations?: components["schemas"]["ImageAggregations"];
        };
        /** @description One page of concepts. */
        ConceptResultList: {
            /**
             * @description Always `ResultList`.
             * @constant
             */
            type: "ResultList";
            /** @description The concepts of this page. */
            results: components["schemas"]["Concept"][];
            /**
             * @description The maximum number of results on a page. When you fetch by `id`, the number found, which can be 0.
             * @example 10
             */
            pageSize: number;
            /**
             * @description How many pages there are. 0 when nothing was found.
             * @example 1
             */
            totalPages: number;
            /**
             * @description How many concepts match.
             * @example 2
             */
            totalResults: number;
            /**
             * Format: uri
             * @description The address of the page before. Absent on the first page.
             * @example https://api.example.org/catalogue/v2/concepts?query=horses&page=1
             */
            prevPage?: string;
            /**
             * Format: uri
             * @description The address of the next page, with all your parameters. Absent on the last page.
             * @example https://api.example.org/catalogue/v2/concepts?query=horses&page=3
             */
            nextPage?: string;
        };
        /** @description One catalogued thing: a book, a print, a film, an archive or one file in it. Parts that need an include are absent without it. Other fields are absent when they have no value. */
        Work: {
            /**
             * @description The id of the work: eight characters, the first a letter, without `i`, `l`, `o`, `0` and `1`.
             * @example hx7q2mvb
             */
            id: string;
            /**
             * @description The title. It can contain HTML such as `<i>`, so escape or strip it.
             * @example A grey horse at the farrier's door
             */
            title?: string;
            /** @description Other titles the work is known by. Often empty. */
            alternativeTitles?: string[];
            /**
             * @description The reference of an archive, which also shows the place in its tree.
             * @example PP/HAL/B/2
             */
            referenceNumber?: string;
            /**
             * @description A description, which can contain HTML.
             * @example A farrier holds up the near fore hoof of a grey horse.
             */
            description?: string;
            /**
             * @description What the object itself is like, such as its pages and size.
             * @example 1 print : etching ; platemark 18 x 24 cm
             */
            physicalDescription?: string;
            /** @description The format. */
            workType?: components["schemas"]["Format"];
            /**
             * @description The words printed or written on a picture.
             * @example T. Marlow fecit 1832
             */
            lettering?: string;
            /** @description When it was made, if the record gives this separately from its production. */
            createdDate?: components["schemas"]["Period"];
            /** @description Who made it. Needs `include=contributors`. */
            contributors?: components["schemas"]["Contributor"][];
            /** @description Its identifiers in other systems. Needs `include=identifiers`. */
            identifiers?: components["schemas"]["Identifier"][];
            /** @description What it is about. Needs `include=subjects`. */
            subjects?: components["schemas"]["Subject"][];
            /** @description What kind of work it is. Needs `include=genres`. */
            genres?: components["schemas"]["Genre"][];
            /** @description A small picture. Its `url` is a picture, unlike that of an image record. */
            thumbnail?: components["schemas"]["DigitalLocation"];
            /** @description The copies, on shelves and online. Needs `include=items`. */
            items?: components["schemas"]["Item"][];
            /** @description Which parts of a serial are held. Needs `include=holdings`. */
            holdings?: components["schemas"]["Holdings"][];
            /** @description The ways in which it can currently be seen. Empty if there are none. */
            availabilities?: components["schemas"]["Availability"][];
            /** @description Where, when and by whom it was made. Needs `include=production`. */
            production?: components["schemas"]["ProductionEvent"][];
            /** @description The languages it is in. Needs `include=languages`. */
            languages?: components["schemas"]["Language"][];
            /**
             * @description The edition, as printed.
             * @example Second edition
             */
            edition?: string;
            /** @description Notes, one entry for each kind. Needs `include=notes`. */
            notes?: components["schemas"]["Note"][];
            /**
             * @description The playing time of film or sound, in whole seconds.
             * @example 3600
             */
            duration?: number;
            /**
             * @description How often a serial appears now.
             * @example Quarterly
             */
            currentFrequency?: string;
            /** @description How often a serial used to appear. Needs `include=formerFrequency`. */
            formerFrequency?: string[];
            /** @description The first and last numbers of a serial. Needs `include=designation`. */
            designation?: string[];
            /** @description Its pictures, each with `id` and `type` only. Needs `include=images`. Ask for an image by its id to get the rest. */
            images?: components["schemas"]["Image"][];
            /** @description The works one level down. Needs `include=parts`. */
            parts?: components["schemas"]["RelatedWork"][];
            /** @description The works one level up, each with its own `partOf` inside. Needs `include=partOf`. */
            partOf?: components["schemas"]["RelatedWork"][];
            /** @description The works that came before it. Needs `include=precededBy`. */
            precededBy?: components["schemas"]["RelatedWork"][];
            /** @description The works that came after it. Needs `include=succeededBy`. */
            succeededBy?: components["schemas"]["RelatedWork"][];
            /**
             * @description The kind of record.
             * @example Work
             * @enum {string}
             */
            type: "Work" | "Collection" | "Series" | "Section";
        };
        /** @description One picture of a work. Inside the `images` of a work it has `id` and `type` only. */
        Image: {
            /**
             * @description The id of the image. It is not the IIIF identifier.
             * @example t4ncwz8k
             */
            id: string;
            /** @description The first location again. Its `url` points to an `info.json`, not to a picture. */
            thumbnail?: components["schemas"]["DigitalLocation"];
            /** @description Where the picture is, with its licence. */
            locations?: components["schemas"]["DigitalLocation"][];
            /**
             * Format: float
             * @description Width divided by height. Above 1 the picture is wide, below 1 it is tall.
             * @example 1.3333334
             */
            aspectRatio?: number;
            /**
             * @description The average colour, with `#`. Remove the `#` before you use it in `colors`.
             * @example #a89b84
             */
            averageColor?: string;
            /** @description The work it belongs to, with `id`, `title` and `type`, and with the parts you named in a `source.` include. */
            source?: components["schemas"]["Work"];
            /** @description Up to five images that resemble it in features and colours. Needs `include=visuallySimilar` on a single image. */
            visuallySimilar?: components["schemas"]["Image"][];
            /** @description Up to five images with a similar palette. Needs `include=withSimilarColors` on a single image. */
            withSimilarColors?: components["schemas"]["Image"][];
            /** @description Up to five images with similar shapes and composition. Needs `include=withSimilarFeatures` on a single image. */
            withSimilarFeatures?: components["schemas"]["Image"][];
            /**
             * @description Always `Image`.
             * @constant
             */
            type: "Image";
        };
        /** @description A heading. Inside a work it has a label and a type, an id where it was identified, and identifiers with `include=identifiers`. The concept operations return the rest. */
        Concept: {
            /**
             * @description The id of the concept. Absent inside a work when nobody has identified it.
             * @example n8hs5xka
             */
            id?: string;
            /** @description Its identifiers in authority files. */
            identifiers?: components["schemas"]["Identifier"][];
            /**
             * @description The heading as it is filed, such as a surname before a first name.
             * @example Horses
             */
            label: string;
            /**
             * @description The heading in everyday form.
             * @example Horses
             */
            displayLabel?: string;
            /** @description Other forms of the heading, which are also searched. */
            alternativeLabels?: string[];
            /** @description A sentence about it from another source. */
            description?: components["schemas"]["ConceptDescription"];
            /**
             * @description What kind of thing the heading names.
             * @example Concept
             * @enum {string}
             */
            type: "Agent" | "Concept" | "Genre" | "Meeting" | "Organisation" | "Period" | "Person" | "Place" | "Subject";
            /** @description Concepts related to this one. */
            relatedConcepts?: components["schemas"]["RelatedConcepts"];
            /** @description Ids of other concepts that mean the same. */
            sameAs?: string[];
            /** @description Pictures that can represent the concept. */
            displayImages?: components["schemas"]["DigitalLocation"][];
        };
        /** @description A sentence about a concept, and where it comes from. */
        ConceptDescription: {
            /**
             * @description The sentence.
             * @example domesticated hoofed mammal
             */
            text: string;
            /**
             * @description The source in short.
             * @example wikidata
             */
            sourceLabel?: string;
            /**
             * Format: uri
             * @description The address of the source.
             * @example https://www.wikidata.org/wiki/Q726
             */
            sourceUrl?: string;
        };
        /** @description Concepts related to one concept, grouped by how they relate to it. */
        RelatedConcepts: {
            /** @description Related in general. */
            relatedTo?: components["schemas"]["RelatedConcept"][];
            /** @description What a person worked on. */
            fieldsOfWork?: components["schemas"]["RelatedConcept"][];
            /** @description Wider concepts, of which this one is a part. */
            narrowerThan?: components["schemas"]["RelatedConcept"][];
            /** @description Narrower concepts, which are part of this one. */
            broaderThan?: components["schemas"]["RelatedConcept"][];
            /** @description People connected with it. */
            people?: components["schemas"]["RelatedConcept"][];
            /** @description People who often made works together with this one. */
            frequentCollaborators?: components["schemas"]["RelatedConcept"][];
            /** @description Topics that often occur beside it. */
            relatedTopics?: components["schemas"]["RelatedConcept"][];
            /** @description Who founded an organisation. */
            foundedBy?: components["schemas"]["RelatedConcept"][];
        };
        /** @description A related concept, in brief. */
        RelatedConcept: {
            /**
             * @description The heading.
             * @example Farriers
             */
            label: string;
            /**
             * @description The id of the concept.
             * @example p4vk2dzt
             */
            id: string;
            /**
             * @description How the two relate, if known more precisely.
             * @example has_founder
             */
            relationshipType?: string;
            /**
             * @description What kind of thing the heading names, as in `type` of a concept.
             * @example Concept
             */
            conceptType: string;
        };
        /** @description One copy of a work, on a shelf or online. */
        Item: {
            /**
             * @description The id of the copy. Digital copies often have none.
             * @example c8vn5kqy
             */
            id?: string;
            /** @description Its identifiers in other systems. Needs `include=identifiers`. */
            identifiers?: components["schemas"]["Identifier"][];
            /**
             * @description What sets this copy apart, such as its number.
             * @example Copy 1
             */
            title?: string;
            /**
             * @description A note about this copy.
             * @example Lacks the last leaf.
             */
            note?: string;
            /** @description Where it is. Each location is digital or physical; `type` tells which. */
            locations: components["schemas"]["Location"][];
            /** @description Whether the copy is available. Described for items, but not known to be sent by these calls. */
            status?: components["schemas"]["ItemStatus"];
            /**
             * @description Always `Item`.
             * @constant
             */
            type: "Item";
        };
        /** @description Whether a copy is available. */
        ItemStatus: {
            /**
             * @description The id of the status.
             * @example available
             */
            id: string;
            /**
             * @description The status in words.
             * @example Available
             */
            label: string;
            /**
             * @description Always `ItemStatus`.
             * @constant
             */
            type: "ItemStatus";
        };
        /** @description A place online or in the building. Read `type` to tell which. */
        Location: components["schemas"]["DigitalLocation"] | components["schemas"]["PhysicalLocation"];
        /** @description A place online. */
        DigitalLocation: {
            locationType: components["schemas"]["LocationType"];
            /**
             * Format: uri
             * @description The address. For `iiif-image` an `info.json`, for `iiif-presentation` a manifest, for `thumbnail-image` a picture.
             * @example https://api.example.org/image/V0040217/info.json
             */
            url: string;
            /** @description Whom to credit when you use it. */
            credit?: string;
            /**
             * @description The text of a link to it.
             * @example View this journal
             */
            linkText?: string;
            /** @description What you may do with it. If it is absent, ask before you use it. */
            license?: components["schemas"]["License"];
            /** @description How it may be seen. Often empty on a thumbnail. */
            accessConditions: components["schemas"]["AccessCondition"][];
            /**
             * @description Always `DigitalLocation`.
             * @constant
             */
            type: "DigitalLocation";
        };
        /** @description A place in the building. */
        PhysicalLocation: {
            locationType: components["schemas"]["LocationType"];
            /**
             * @description The name of the place.
             * @example Closed stores
             */
            label: string;
            /** @description The licence, which physical copies seldom have. */
            license?: components["schemas"]["License"];
            /**
             * @description Its place on the shelf.
             * @example PP/HAL/B/2
             */
            shelfmark?: string;
            /** @description How it may be seen. */
            accessConditions: components["schemas"]["AccessCondition"][];
            /**
             * @description Always `PhysicalLocation`.
             * @constant
             */
            type: "PhysicalLocation";
        };
        /** @description The kind of place. */
        LocationType: {
            /**
             * @description The id of the kind.
             * @example iiif-image
             */
            id: string;
            /**
             * @description The kind in words.
             * @example IIIF Image API
             */
            label: string;
            /**
             * @description Always `LocationType`.
             * @constant
             */
            type: "LocationType";
        };
        /** @description How a copy may be seen. It does not tell you what you may do with it. */
        AccessCondition: {
            /** @description What to do to see it. */
            method: components["schemas"]["AccessMethod"];
            /** @description Who may see it. */
            status?: components["schemas"]["AccessStatus"];
            /**
             * @description The terms in words. They take precedence over the status.
             * @example Readers must sign an undertaking before they see this file.
             */
            terms?: string;
            /**
             * @description A further note.
             * @example Fragile. Please use the supports provided.
             */
            note?: string;
            /**
             * @description Always `AccessCondition`.
             * @constant
             */
            type: "AccessCondition";
        };
        /** @description What to do to see a copy. */
        AccessMethod: {
            /**
             * @description The id of the method.
             * @example view-online
             * @enum {string}
             */
            id: "online-request" | "manual-request" | "not-requestable" | "view-online" | "open-shelves";
            /**
             * @description The method in words.
             * @example View online
             * @enum {string}
             */
            label: "Online request" | "Manual request" | "Not requestable" | "View online" | "Open shelves";
            /**
             * @description Always `AccessMethod`.
             * @constant
             */
            type: "AccessMethod";
        };
        /** @description Who may see a copy. */
        AccessStatus: {
            /**
             * @description The id of the status.
             * @example open
             */
            id: string;
            /**
             * @description The status in words.
             * @example Open
             */
            label: string;
            /**
             * @description Always `AccessStatus`.
             * @constant
             */
            type: "AccessStatus";
        };
        /** @description What you may do with a copy. The licences guide explains each in plain words. */
        License: {
            /**
             * @description The id of the licence, for your code.
             * @example pdm
             * @enum {string}
             */
            id: "cc-by" | "cc-by-nc" | "cc-by-nc-nd" | "cc-0" | "pdm" | "cc-by-nd" | "cc-by-sa" | "cc-by-nc-sa" | "ogl" | "opl" | "inc";
            /**
             * @description The name of the licence, for your readers.
             * @example Public Domain Mark
             */
            label: string;
            /**
             * Format: uri
             * @description The address of the full text.
             * @example https://creativecommons.org/share-your-work/public-domain/pdm/
             */
            url: string;
            /**
             * @description Always `License`.
             * @constant
             */
            type: "License";
        };
        /** @description What a thing is called in another system. */
        Identifier: {
            identifierType: components["schemas"]["IdentifierType"];
            /**
             * @description The identifier itself.
             * @example b20417783
             */
            value: string;
            /**
             * @description Always `Identifier`.
             * @constant
             */
            type: "Identifier";
        };
        /** @description The system that an identifier belongs to. */
        IdentifierType: {
            /**
             * @description The id of the system. There are others besides those listed.
             * @example sierra-system-number
             */
            id: string;
            /**
             * @description The system in words.
             * @example Sierra system number
             */
            label: string;
            /**
             * @description Always `IdentifierType`.
             * @constant
             */
            type: "IdentifierType";
        };
        /** @description A person, an organisation or a meeting that contributed to a work. */
        Agent: {
            /**
             * @description Its concept id. Absent when nobody has identified it.
             * @example c5tw8rqn
             */
            id?: string;
            /**
             * @description The name as it is filed.
             * @example Marlow, Tobias, 1790-1861
             */
            label: string;
            /** @description Its identifiers in authority files. Needs `include=identifiers`. */
            identifiers?: components["schemas"]["Identifier"][];
            /**
             * @description What kind of agent it is.
             * @example Person
             * @enum {string}
             */
            type: "Agent" | "Person" | "Organisation" | "Meeting";
        };
        /** @description The format of a work. */
        Format: {
            /**
             * @description The id of the format, for use in `workType`.
             * @example k
             */
            id: string;
            /**
             * @description The format in words.
             * @example Pictures
             */
            label: string;
            /**
             * @description Always `Format`.
             * @constant
             */
            type: "Format";
        };
        /** @description A date or a span of time, in words. */
        Period: {
            /**
             * @description Its concept id. Dates of works have none.
             * @example b4wt9khs
             */
            id?: string;
            /**
             * @description The date as written in the record, which need not be a year.
             * @example 1832
             */
            label: string;
            /**
             * @description Always `Period`.
             * @constant
             */
            type: "Period";
        };
        /** @description A way in which a work can be seen. */
        Availability: {
            /**
             * @description The id, for use in `availabilities`.
             * @example online
             */
            id: string;
            /**
             * @description The way in words.
             * @example Online
             */
            label: string;
            /**
             * @description Always `Availability`.
             * @constant
             */
            type: "Availability";
        };
        /** @description A language. */
        Language: {
            /**
             * @description The MARC code, for use in `languages`.
             * @example eng
             */
            id: string;
            /**
             * @description The language in words.
             * @example English
             */
            label: string;
            /**
             * @description Always `Language`.
             * @constant
             */
            type: "Language";
        };
        /** @description A place. */
        Place: {
            /**
             * @description The name as written in the record. It can contain brackets and question marks.
             * @example London
             */
            label: string;
            /**
             * @description Always `Place`.
             * @constant
             */
            type: "Place";
        };
        /** @description What a work is about. A compound subject joins its parts with a hyphen in the label and lists them in `concepts`. */
        Subject: {
            /**
             * @description The concept id of the subject as a whole. With a single concept, it is that concept's id. Absent when nobody has identified the heading; filter by `subjects.label` then.
             * @example n8hs5xka
             */
            id?: string;
            /**
             * @description The heading.
             * @example Horses
             */
            label: string;
            /** @description Its identifiers in authority files. Needs `include=identifiers`. */
            identifiers?: components["schemas"]["Identifier"][];
            /** @description The parts of the heading. */
            concepts: components["schemas"]["Concept"][];
            /**
             * @description Always `Subject`.
             * @constant
             */
            type: "Subject";
        };
        /** @description What kind of work it is. The id is on its first concept. */
        Genre: {
            /**
             * @description The heading.
             * @example Etchings
             */
            label: string;
            /** @description The parts of the heading. The first one has the id to filter by. */
            concepts: components["schemas"]["Concept"][];
            /**
             * @description Always `Genre`.
             * @constant
             */
            type: "Genre";
        };
        /** @description Someone who contributed to a work. */
        Contributor: {
            agent: components["schemas"]["Agent"];
            /** @description What they did. Empty if the record does not state it. */
            roles: components["schemas"]["ContributionRole"][];
            /**
             * @description Whether this is the main maker.
             * @example true
             */
            primary?: boolean;
            /**
             * @description Always `Contributor`.
             * @constant
             */
            type: "Contributor";
        };
        /** @description What a contributor did. */
        ContributionRole: {
            /**
             * @description The role, in small letters.
             * @example etcher
             */
            label: string;
            /**
             * @description Always `ContributionRole`.
             * @constant
             */
            type: "ContributionRole";
        };
        /** @description Which parts of a serial are held at one place. */
        Holdings: {
            /**
             * @description A note about what is held.
             * @example Volume 4 is wanting.
             */
            note?: string;
            /** @description The volumes or issues, in words. */
            enumeration: string[];
            /** @description Where they are. */
            location?: components["schemas"]["Location"];
            /**
             * @description Always `Holdings`.
             * @constant
             */
            type: "Holdings";
        };
        /** @description One event in the making of a work, such as its publication. */
        ProductionEvent: {
            /**
             * @description The whole event in one line.
             * @example London : T. Marlow, 1832
             */
            label: string;
            /** @description Where. */
            places: components["schemas"]["Place"][];
            /** @description By whom. */
            agents: components["schemas"]["Agent"][];
            /** @description When. */
            dates: components["schemas"]["Period"][];
            /** @description What the event was, such as publication or manufacture. */
            function?: components["schemas"]["Concept"];
            /**
             * @description Always `ProductionEvent`.
             * @constant
             */
            type: "ProductionEvent";
        };
        /** @description The notes of one kind. */
        Note: {
            /** @description The notes, each of which can contain HTML. */
            contents: string[];
            noteType: components["schemas"]["NoteType"];
            /**
             * @description Always `Note`.
             * @constant
             */
            type: "Note";
        };
        /** @description The kind of a note. */
        NoteType: {
            /**
             * @description The id of the kind. There are others besides those listed.
             * @example general-note
             */
            id: string;
            /**
             * @description The kind in words.
             * @example Notes
             */
            label: string;
            /**
             * @description Always `NoteType`.
             * @constant
             */
            type: "NoteType";
        };
        /** @description Another work, in brief. In `partOf` each level contains the next one up. A published series of books has a title but no id. */
        RelatedWork: {
            /**
             * @description The id of the work. Absent for a published series.
             * @example e9gw3tkx
             */
            id?: string;
            /**
             * @description The title.
             * @example Field notebooks
             */
            title: string;
            /**
             * @description Its reference in the archive.
             * @example PP/HAL/B
             */
            referenceNumber?: string;
            /** @description The works one level further up. */
            partOf?: components["schemas"]["RelatedWork"][];
            /**
             * @description How many works are directly below it.
             * @example 6
             */
            totalParts: number;
            /**
             * @description How many works are below it at any depth.
             * @example 6
             */
            totalDescendentParts?: number;
            /**
             * @description The kind of record.
             * @example Series
             * @enum {string}
             */
            type: "Work" | "Collection" | "Series" | "Section";
        };
        /** @description The counts you asked for. Only those are present. */
        WorkAggregations: {
            /** @description By format. */
            workType?: components["schemas"]["Aggregation"];
            /** @description By the year in which a date starts. Id and label are that year. */
            "production.dates"?: components["schemas"]["Aggregation"];
            /** @description By genre. Asked for as `genres`, the ids are concept ids. */
            "genres.label"?: components["schemas"]["Aggregation"];
            /** @description By subject. Asked for as `subjects`, the ids are concept ids. */
            "subjects.label"?: components["schemas"]["Aggregation"];
            /** @description By contributor. Asked for as `contributors.agent`, the ids are concept ids. */
            "contributors.agent.label"?: components["schemas"]["Aggregation"];
            /** @description By language. */
            languages?: components["schemas"]["Aggregation"];
            /** @description By the licence of the copies. */
            "items.locations.license"?: components["schemas"]["Aggregation"];
            /** @description By how a work can be seen. */
            availabilities?: components["schemas"]["Aggregation"];
            /**
             * @description Always `Aggregations`.
             * @constant
             */
            type: "Aggregations";
        };
        /** @description The counts you asked for. Only those are present. */
        ImageAggregations: {
            /** @description By licence. Asked for as `locations.license`. */
            license?: components["schemas"]["Aggregation"];
            /** @description By the work's contributor. Asked for as `source.contributors.agent`, the ids are concept ids. */
            "source.contributors.agent.label"?: components["schemas"]["Aggregation"];
            /** @description By the work's genre. Asked for as `source.genres`, the ids are concept ids. */
            "source.genres.label"?: components["schemas"]["Aggregation"];
            /** @description By the work's subject. Asked for as `source.subjects`, the ids are concept ids. */
            "source.subjects.label"?: components["schemas"]["Aggregation"];
            /**
             * @description Always `Aggregations`.
             * @constant
             */
            type: "Aggregations";
        };
        /** @description The counts by one property. */
        Aggregation: {
            /** @description The values, most frequent first and then by label. */
            buckets: components["schemas"]["AggregationBucket"][];
            /**
             * @description Always `Aggregation`.
             * @constant
             */
            type: "Aggregation";
        };
        /** @description One value and how often it occurs. */
        AggregationBucket: {
            /** @description The value. */
            data: components["schemas"]["AggregationValue"];
            /**
             * @description How many records have it. 0 only for a value that you filter by.
             * @example 42
             */
            count: number;
            /**
             * @description Always `AggregationBucket`.
             * @constant
             */
            type: "AggregationBucket";
        };
        /** @description A value that was counted. Every kind of value has the same two fields. */
        AggregationValue: {
            /**
             * @description What to send in the filter of the same name.
             * @example k
             */
            id: string;
            /**
             * @description What to show to people. When you count by label, the same as the id.
             * @example Pictures
             */
            label: string;
        };
        /** @description What went wrong. Branch on the HTTP status and show `description` to people. Do not compare its text in code. */
        Error: {
            /**
             * @description Always `http`.
             * @constant
             */
            errorType: "http";
            /**
             * @description The HTTP status again.
             * @example 400
             */
            httpStatus: number;
            /**
             * @description The name of the status. The concept operations spell some of them differently.
             * @example Bad Request
             */
            label: string;
            /**
             * @description What to change. Absent on a 500.
             * @example page: must be greater than 1
             */
            description?: string;
            /**
             * @description Always `Error`.
             * @constant
             */
            type: "Error";
        };
    };
    responses: {
        /** @description Not Found. The path does not exist. A list that finds nothing does not return this: it is a 200 with empty `results`. */
        PathNotFound: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Gone. Every path under `/catalogue/v1`, the previous version, returns this. In this version 410 is listed for this call too, but only single works are known to send it. */
        VersionGone: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Internal Server Error. Something failed on our side. The body has no `description`. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Internal Server Error. Something failed on our side, or the request asked for more than it can read. The label here is `Server Error`, and the body has no `description`. */
        ConceptsServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
        /** @description Service Unavailable. The response took too long. */
        ServiceUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "application/json": components["schemas"]["Error"];
            };
        };
    };
    parameters: {
        /** @description Parts of the work to add. Without its include, a part is absent, which does not mean that the work has none. With it, the part is always there, as an empty list when there is nothing. */
        WorkInclude: ("identifiers" | "items" | "holdings" | "subjects" | "genres" | "contributors" | "production" | "languages" | "notes" | "formerFrequency" | "designation" | "images" | "parts" | "partOf" | "precededBy" | "succeededBy")[];
        /** @description The direction of `sort`. */
        SortOrder: "asc" | "desc";
        /** @description Which page of the results to return. Pages are counted from 1. */
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
    getWorks: {
        parameters: {
            query?: {
                /** @description Words to look for. The search covers titles, contributors, subjects, genres, production, description, edition, languages, lettering, notes, physical description and the titles of the archives a work is in, together with ids, reference numbers and shelfmarks. Words are compared by their English stem, so `farriers` finds `farrier`. With up to four words all must be found somewhere in the record. From five words on, one in every five may be missing. An identifier, or the beginning of a title, is enough on its own and ranks high. */
                query?: string;
                /** @description Keeps works of the given formats. Use the id of the format, not its label. The id is the `workType.id` of a work. */
                workType?: string[];
                /** @description Keeps works at the given levels of an archive. A Collection is the top of an archive, Section and Series are the levels inside it. */
                type?: string[];
                /** @description Keeps works with a subject of exactly this label. Ask for the `subjects.label` aggregation to find the labels. */
                "subjects.label"?: string[];
                /** @description Keeps works with a subject of this concept id. An id keeps working when a label changes. */
                subjects?: string[];
                /** @description Keeps works of a genre with exactly this label. A genre is what a work is, such as an etching or a recipe book. A subject is what it is about. */
                "genres.label"?: string[];
                /** @description Keeps works of a genre with this concept id. */
                genres?: string[];
                /** @description Keeps works with a contributor of exactly this label: a person, an organisation or a meeting. */
                "contributors.agent.label"?: string[];
                /** @description Keeps works with the contributor of this concept id. */
                "contributors.agent"?: string[];
                /** @description Keeps works in the given languages. The values are the three-letter MARC codes, which are nearly those of ISO 639-2. Those listed are the most common; every other code is valid too. */
                languages?: string[];
                /** @description Keeps works made on or after this day. Only the start of each date range is tested. A work dated 1832 starts on 1 January 1832. */
                "production.dates.from"?: string;
                /** @description Keeps works made on or before this day. The whole day counts. Here too only the start of each date range is tested. */
                "production.dates.to"?: string;
                /** @description Keeps works that can be seen in one of these ways. */
                availabilities?: string[];
                /** @description Keeps works with a copy in this kind of place. `iiif-presentation` finds digitised books and archives, `iiif-image` finds single pictures. */
                "items.locations.locationType"?: string[];
                /** @description Keeps works with a copy under one of these licences. [Licences](/docs/licences) explains what each one allows. */
                "items.locations.license"?: string[];
                /** @description Keeps works by how their copies may be seen. A value that begins with `!` excludes works. With exclusions only, works without any status are kept. */
                "items.locations.accessConditions.status"?: ("open" | "open-with-advisory" | "restricted" | "closed" | "licensed-resources" | "unavailable" | "temporarily-unavailable" | "by-appointment" | "permission-required" | "!open" | "!open-with-advisory" | "!restricted" | "!closed" | "!licensed-resources" | "!unavailable" | "!temporarily-unavailable" | "!by-appointment" | "!permission-required")[];
                /** @description Keeps the works that have one of these identifier values: a system number, a reference from another system, or the work's own id. Capitals do not matter here. */
                identifiers?: string[];
                /** @description Keeps the work that a copy belongs to, by the id of the item. */
                items?: string[];
                /** @description Keeps the works with a copy that has this identifier value, such as the number of its record in the library system. */
                "items.identifiers"?: string[];
                /** @description Keeps everything inside one archive or series, by the id of any work above it. It reaches all depths, not only the next level. */
                partOf?: string;
                /** @description Keeps everything inside an archive, or a published series of books, with exactly this title. Published series have no id, so the title is the only way to find them. */
                "partOf.title"?: string;
                /** @description Parts of the work to add. Without its include, a part is absent, which does not mean that the work has none. With it, the part is always there, as an empty list when there is nothing. */
                include?: components["parameters"]["WorkInclude"];
                /** @description Counts the works by the given properties, largest first. The counts come under `aggregations` beside the results. */
                aggregations?: ("workType" | "genres.label" | "genres" | "production.dates" | "subjects.label" | "subjects" | "languages" | "contributors.agent.label" | "contributors.agent" | "items.locations.license" | "availabilities")[];
                /** @description What to order by. Without it, results are sorted by how well they match the query, or by id if there is no query. */
                sort?: "production.dates";
                /** @description The direction of `sort`. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Which page of the results to return. Pages are counted from 1. */
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
            /** @description A page of works. A search that finds nothing is a 200 as well, with empty `results`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WorkResultList"];
                };
            };
            /** @description Bad Request. A value could not be read, is not in a closed list, is out of range or is too long. A response reports only one problem; only `page` and `pageSize` share a message. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["PathNotFound"];
            410: components["responses"]["VersionGone"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getWork: {
        parameters: {
            query?: {
                /** @description Parts of the work to add. Without its include, a part is absent, which does not mean that the work has none. With it, the part is always there, as an empty list when there is nothing. */
                include?: components["parameters"]["WorkInclude"];
            };
            header?: never;
            path: {
                /** @description The id of the work: eight small letters and digits, as in the `id` of a work in a list. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The work, with the parts you named in `include`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Work"];
                };
            };
            /** @description Found. The work was merged into another. `Location` points to that one and keeps your parameters. */
            302: {
                headers: {
                    /** @description The path of the work that replaced this one, with your query string. */
                    Location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Bad Request. `include` contains a value that is not allowed. This is checked before the work is looked up, so a wrong id does not hide it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found. There is no work with this id, or the id contains something other than small letters and digits. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Gone. The work was deleted or hidden. */
            410: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getImages: {
        parameters: {
            query?: {
                /** @description Words to look for in the record of the work that an image belongs to. The title counts most. You can also search for the id of an image or of its work. With up to three words all must be found. From four on, about three in ten may be missing. */
                query?: string;
                /** @description Keeps images under one of these licences. [Licences](/docs/licences) explains what each one allows. */
                "locations.license"?: string[];
                /** @description Keeps images of works with a subject of exactly this label. */
                "source.subjects.label"?: string[];
                /** @description Keeps images of works with a subject of this concept id. */
                "source.subjects"?: string[];
                /** @description Keeps images of works of a genre with exactly this label. */
                "source.genres.label"?: string[];
                /** @description Keeps images of works of a genre with this concept id. */
                "source.genres"?: string[];
                /** @description Keeps images of works with a contributor of exactly this label. */
                "source.contributors.agent.label"?: string[];
                /** @description Keeps images of works with the contributor of this concept id. */
                "source.contributors.agent"?: string[];
                /** @description Keeps images of works made on or after this day. Only the start of each date range is tested. */
                "source.production.dates.from"?: string;
                /** @description Keeps images of works made on or before this day. The whole day counts. Only the start of each date range is tested. */
                "source.production.dates.to"?: string;
                /** @description Ranks images by how close their colours are to these. Give one or more colours as six hexadecimal digits, without `#`. Nothing is filtered out, but at most the 1,000 nearest images come back. */
                colors?: string[];
                /** @description Parts of the work to add inside `source`. Without its include, a part is absent. */
                include?: ("source.contributors" | "source.languages" | "source.genres" | "source.subjects")[];
                /** @description Counts the images by the given properties, largest first, at most 20 buckets each. */
                aggregations?: ("locations.license" | "source.contributors.agent.label" | "source.contributors.agent" | "source.genres.label" | "source.genres" | "source.subjects.label" | "source.subjects")[];
                /** @description What to order by. Without it, results are sorted by how well they match the query, by colour, or by id if there is neither. */
                sort?: "source.production.dates";
                /** @description The direction of `sort`. */
                sortOrder?: components["parameters"]["SortOrder"];
                /** @description Which page of the results to return. Pages are counted from 1. */
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
            /** @description A page of images. A search that finds nothing is a 200 as well, with empty `results`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageResultList"];
                };
            };
            /** @description Bad Request. A value could not be read, is not in a closed list, is out of range or is too long. A response reports only one problem; only `page` and `pageSize` share a message. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            404: components["responses"]["PathNotFound"];
            410: components["responses"]["VersionGone"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getImage: {
        parameters: {
            query?: {
                /** @description Parts to add: the neighbours of the image, and parts of the work inside `source`. Without its include, a part is absent. With it, the part is always there, as an empty list when there is nothing. */
                include?: ("visuallySimilar" | "withSimilarFeatures" | "withSimilarColors" | "source.contributors" | "source.languages" | "source.genres" | "source.subjects")[];
            };
            header?: never;
            path: {
                /** @description The id of the image, as in a list of images or in the `images` of a work. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The image, with the parts you named in `include`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Image"];
                };
            };
            /** @description Bad Request. `include` contains a value that is not allowed. This is checked before the image is looked up. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found. There is no image with this id, or the id contains something other than small letters and digits. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            410: components["responses"]["VersionGone"];
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getConcepts: {
        parameters: {
            query?: {
                /** @description Words to look for in the label and the alternative labels. One matching word is enough. An exact identifier value ranks far above. */
                query?: string;
                /** @description Keeps concepts that have an identifier of this type: one type, matched exactly. The ones listed are the most common. */
                "identifiers.identifierType"?: string;
                /** @description Fetches several concepts at once by their ids. Order and repeats are kept, and ids that do not exist are silently dropped. */
                id?: string[];
                /** @description Which page of the results to return. Pages are counted from 1. */
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
            /** @description A page of concepts. A search that finds nothing is a 200 as well, with empty `results`. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ConceptResultList"];
                };
            };
            /** @description Bad Request. `page` or `pageSize` is out of range, the page is past the first 10,000 concepts, or `query` or `id` is too long. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ConceptsServerError"];
        };
    };
    getConcept: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description The id of the concept, as in the subjects, genres and contributors of works. */
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The concept. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Concept"];
                };
            };
            /** @description Bad Request. Listed for every catalogue call. This one has no parameter that could cause it. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            /** @description Not Found. There is no concept with this id. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Error"];
                };
            };
            500: components["responses"]["ConceptsServerError"];
        };
    };
}
