// Made from apis/iiif.yaml by `npm run generate -w @portal/client`. Do not edit.

export interface paths {
    "/image/{identifier}/{region}/{size}/{rotation}/{quality}.{format}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a picture, or a part of it
         * @description Returns a picture. All five parts after the identifier are required, in this order, and the
         *     service works through them from left to right: it cuts out the region, scales it, mirrors
         *     and turns it, changes the colours, and writes the file.
         *
         *     Two things follow. Region pixels are always pixels of the original, never of the scaled
         *     picture. And the size is that of the picture before it is turned, so `400,` with a rotation of
         *     `90` gives a picture 400 pixels high.
         *
         *     For most uses, write `full/400,/0/default.jpg` and change only the size. `!400,400` fits the
         *     picture into a box without distorting it. `square/300,/0/default.jpg` gives tiles for a grid.
         */
        get: operations["getImageFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/image/{identifier}/info.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the description of a picture
         * @description Returns what a program needs to know before it asks for a picture: how large the original is,
         *     which sizes are quick to serve, how a zooming viewer should cut it into tiles, and which
         *     formats and qualities there are.
         *
         *     Deep-zoom viewers such as OpenSeadragon take this address as it is. In the catalogue it is
         *     the `url` in the locations of an image record. Remove `/info.json` and you have the base of
         *     all addresses of this picture.
         */
        get: operations["getImageInfo"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/{identifier}/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Search inside a digitised book
         * @description Finds words in the recognised text of one book and returns a box around each match. Use it to
         *     mark words on the picture of a page. To search across books, use `query` in the catalogue API.
         *
         *     Case and punctuation do not matter. All words of `q` are searched for as one phrase,
         *     anywhere in the text, and each match is extended to whole words: `rose` also finds
         *     `rosemary`.
         *
         *     `resources` has one box for each piece of matching text, `hits` one entry for each place
         *     where the words occur. A phrase that runs over the end of a line is one hit with two boxes.
         *     The list is not paged.
         *
         *     To cut a word out of the page, take the identifier of the page and the four numbers after
         *     `#xywh=` from `on`, and use them as `identifier` and `region` of the image service. The same
         *     identifier works with `/text/alto/{identifier}` of the text API.
         *
         *     Search is also available at `/search/v1/{identifier}`, the form that manifests advertise.
         */
        get: operations["searchText"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/{identifier}/autocomplete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest words from a book as someone types
         * @description Returns the words of one book that begin with `q`, the shortest first and then in alphabetical
         *     order. Each comes with the address of the search for it and the number of times it occurs.
         *
         *     With fewer than three characters the list is empty, so wait for the third. There is no limit
         *     to the number of words.
         *
         *     Autocomplete is also available at `/search/autocomplete/v1/{identifier}`, the form that
         *     manifests advertise.
         */
        get: operations["autocompleteText"];
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
         * @description A short sentence in plain text, or nothing. The wording of errors of the image service is not
         *     fixed; go by the status.
         */
        ErrorText: string;
        /** @description The description of a picture, as the IIIF Image API 2.1 defines it. */
        ImageInfo: {
            /**
             * @description The meaning of the fields, for programs that read linked data.
             * @constant
             */
            "@context": "http://iiif.io/api/image/2/context.json";
            /**
             * Format: uri
             * @description The base of all addresses of this picture, without a slash at the end.
             * @example https://api.example.org/image/V0040217
             */
            "@id": string;
            /**
             * @description Always `iiif:Image`, where it is given.
             * @constant
             */
            "@type"?: "iiif:Image";
            /**
             * @description The standard we follow.
             * @constant
             */
            protocol: "http://iiif.io/api/image";
            /**
             * @description The width of the original in pixels.
             * @example 1600
             */
            width: number;
            /**
             * @description The height of the original in pixels.
             * @example 1200
             */
            height: number;
            /** @description Sizes that are quick to serve, smallest first. Prefer one of them for a thumbnail. */
            sizes?: components["schemas"]["ImageSize"][];
            /** @description How a zooming viewer should cut the picture. */
            tiles?: components["schemas"]["ImageTile"][];
            /** @description First the level of the standard, then what is supported beyond it. */
            profile: [
                "http://iiif.io/api/image/2/level2.json",
                components["schemas"]["ImageProfile"]
            ];
        };
        /** @description What you can ask of this picture beyond the level of the standard. */
        ImageProfile: {
            /** @description The features that are supported. */
            supports?: string[];
            /** @description The values that `quality` may have. */
            qualities?: string[];
            /** @description The values that `format` may have. */
            formats?: string[];
            /** @description The largest width. If `maxHeight` is missing, it applies to the height too. */
            maxWidth?: number;
            /** @description The largest height. */
            maxHeight?: number;
            /** @description The largest number of pixels, width times height. */
            maxArea?: number;
        };
        /** @description A size in pixels. */
        ImageSize: {
            /**
             * @description Pixels from left to right.
             * @example 400
             */
            width: number;
            /**
             * @description Pixels from top to bottom.
             * @example 300
             */
            height: number;
        };
        /**
         * @description A grid of tiles. With tiles of 512 pixels and scale factor 2, each tile covers 1024 by 1024
         *     pixels of the original and is sent at half size.
         */
        ImageTile: {
            /**
             * @description The width of a tile in pixels.
             * @example 512
             */
            width: number;
            /**
             * @description The height of a tile in pixels. The same as the width if it is missing.
             * @example 512
             */
            height?: number;
            /**
             * @description By how much the original may be divided.
             * @example [
             *       1,
             *       2,
             *       4
             *     ]
             */
            scaleFactors: number[];
        };
        /** @description The matches of a search, as the IIIF Content Search API 1 defines them. */
        AnnotationList: {
            /**
             * @description The meaning of the fields, for programs that read linked data.
             * @constant
             */
            "@context": "http://iiif.io/api/search/1/context.json";
            /**
             * Format: uri
             * @description The address of this search.
             * @example https://api.example.org/search/b20417783/search?q=rosemary
             */
            "@id": string;
            /**
             * @description Always `sc:AnnotationList`.
             * @constant
             */
            "@type": "sc:AnnotationList";
            within: components["schemas"]["AnnotationLayer"];
            /** @description One box for each piece of matching text. */
            resources: components["schemas"]["Annotation"][];
            /** @description One entry for each place where the words occur. */
            hits: components["schemas"]["SearchHit"][];
        };
        /** @description The list as a whole. */
        AnnotationLayer: {
            /**
             * @description Always `sc:Layer`.
             * @constant
             */
            "@type": "sc:Layer";
            /**
             * @description How many entries `resources` has.
             * @example 2
             */
            total: number;
            /**
             * @description The names of the parameters you sent that were not used.
             * @example [
             *       "motivation"
             *     ]
             */
            ignored?: string[];
        };
        /** @description A box around a piece of matching text. */
        Annotation: {
            /**
             * Format: uri
             * @description The name of this box. `hits` refers to it. It is not an address to fetch.
             */
            "@id": string;
            /**
             * @description Always `oa:Annotation`.
             * @constant
             */
            "@type": "oa:Annotation";
            /**
             * @description Always `sc:painting`, which means that the text is part of the page.
             * @constant
             */
            motivation: "sc:painting";
            /** @description The text in the box. */
            resource: {
                /**
                 * @description Always `cnt:ContentAsText`.
                 * @constant
                 */
                "@type": "cnt:ContentAsText";
                /**
                 * @description The words as they appear on the page.
                 * @example rosemary
                 */
                chars: string;
            };
            /**
             * Format: uri
             * @description The page, and after `#xywh=` the left, top, width and height of the box. The last part
             *     before `#` is the identifier of the picture of the page.
             * @example https://api.example.org/presentation/b20417783/canvases/b20417783_0003.jp2#xywh=255,231,137,28
             */
            on: string;
        };
        /** @description One place where the words occur, with the text around it. */
        SearchHit: {
            /**
             * @description Always `search:Hit`.
             * @constant
             */
            "@type": "search:Hit";
            /** @description The names of the boxes of this place. Several if the phrase runs over the end of a line. */
            annotations: string[];
            /**
             * @description The words that were found.
             * @example rosemary
             */
            match: string;
            /**
             * @description Up to 150 characters before the match. Missing if there are 100 results or more.
             * @example For a cough of long standing. Take
             */
            before?: string;
            /**
             * @description Up to 150 characters after the match. Missing if there are 100 results or more.
             * @example and sage, of each a handful, and boil them in white wine.
             */
            after?: string;
        };
        /** @description Words of a book that begin with some letters. */
        TermList: {
            /**
             * @description The meaning of the fields, for programs that read linked data.
             * @constant
             */
            "@context": "http://iiif.io/api/search/1/context.json";
            /**
             * Format: uri
             * @description The address of this list.
             * @example https://api.example.org/search/b20417783/autocomplete?q=ros
             */
            "@id": string;
            /**
             * @description Always `search:TermList`.
             * @constant
             */
            "@type": "search:TermList";
            /**
             * Format: uri
             * @description The address of this list under the name that later versions of the standard use. A service
             *     gives `@id`, `id` or both.
             */
            id?: string;
            /**
             * @description The type of this list under the name that later versions of the standard use. A service
             *     gives `@type`, `type` or both.
             */
            type?: string;
            /** @description The names of the parameters you sent that were not used. */
            ignored?: string[];
            /** @description The words, the shortest first and then in alphabetical order. */
            terms: components["schemas"]["Term"][];
        };
        /** @description One word of the book. */
        Term: {
            /**
             * @description The word. Send it as `q` of a search.
             * @example rosemary
             */
            match: string;
            /**
             * Format: uri
             * @description The address of the search for this word.
             * @example https://api.example.org/search/b20417783/search?q=rosemary
             */
            url: string;
            /**
             * @description How many times the word occurs in the book.
             * @example 2
             */
            count?: number;
            /**
             * @description The word as it should be shown, if that differs from `match`.
             * @example Rosemary
             */
            label?: string;
        };
    };
    responses: {
        /** @description An unexpected error on our side. */
        ServerError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/plain": components["schemas"]["ErrorText"];
            };
        };
        /** @description Our servers are busy, or closed for a while because of load or maintenance. */
        ServiceUnavailable: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/plain": components["schemas"]["ErrorText"];
            };
        };
        /** @description An unexpected error on our side. The body may be empty. */
        SearchError: {
            headers: {
                [name: string]: unknown;
            };
            content: {
                "text/plain": components["schemas"]["ErrorText"];
            };
        };
    };
    parameters: {
        /**
         * @description The identifier of a picture. There are two kinds:
         *
         *     - a single picture: one of the letters A, B, L, M, N, S, V, W and seven digits of which the
         *       first two are 0, such as `V0040217`. A `.jpg` at the end is accepted and changes nothing;
         *     - a page of a digitised book: the b-number of the book and the parts and number of the page,
         *       such as `b20417783_0004.jp2`. The suffix is part of it and may be in capitals.
         *
         *     You find it in the catalogue: in the locations of an image, `url` ends in
         *     `/image/{identifier}/info.json`.
         */
        ImageIdentifier: string;
        /**
         * @description The part of the picture you want, in pixels or per cent of the original.
         *
         *     | form | meaning |
         *     | --- | --- |
         *     | `full` | the whole picture |
         *     | `square` | a square as wide as the shorter side, normally from the middle |
         *     | `x,y,w,h` | left, top, width and height in pixels, as whole numbers |
         *     | `pct:x,y,w,h` | the same in per cent; decimals are allowed, and x and y must be below 100 |
         *
         *     Write numbers without a sign or leading zeros, with at most 15 digits before the decimal point.
         */
        Region: string;
        /**
         * @description What the region is scaled to.
         *
         *     | form | meaning |
         *     | --- | --- |
         *     | `full` | no scaling |
         *     | `max` | the largest we allow; the same as `full` where there is no limit |
         *     | `w,` | this width; the height follows |
         *     | `,h` | this height; the width follows |
         *     | `pct:n` | this per cent of the region |
         *     | `w,h` | exactly this width and height; may distort |
         *     | `!w,h` | the best fit inside this box; keeps the shape |
         *
         *     Write numbers without a sign or leading zeros, with at most 15 digits before the decimal
         *     point. `max` and `!w,h` are also accepted.
         */
        Size: string;
        /**
         * @description How far the picture is turned clockwise, in degrees from 0 to 360, without leading zeros. An
         *     exclamation mark in front mirrors it first, left to right.
         */
        Rotation: string;
        /** @description The colours of the picture. Use `default` unless you have a reason not to. */
        Quality: "default" | "color" | "gray" | "bitonal";
        /** @description The file format of the picture. */
        Format: "jpg" | "png" | "gif" | "webp";
        /**
         * @description The identifier of a digitised book: its b-number, such as `b20417783`; one volume or issue
         *     of a set, with the numbers after underscores; or the reference number of a digitised archive
         *     item with underscores instead of slashes.
         *
         *     You find it in the catalogue: ask for a work with `include=items` and look for a location of
         *     the type `iiif-presentation`. It is the last part of its `url`.
         */
        TextIdentifier: string;
    };
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    getImageFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of a picture. There are two kinds:
                 *
                 *     - a single picture: one of the letters A, B, L, M, N, S, V, W and seven digits of which the
                 *       first two are 0, such as `V0040217`. A `.jpg` at the end is accepted and changes nothing;
                 *     - a page of a digitised book: the b-number of the book and the parts and number of the page,
                 *       such as `b20417783_0004.jp2`. The suffix is part of it and may be in capitals.
                 *
                 *     You find it in the catalogue: in the locations of an image, `url` ends in
                 *     `/image/{identifier}/info.json`.
                 */
                identifier: components["parameters"]["ImageIdentifier"];
                /**
                 * @description The part of the picture you want, in pixels or per cent of the original.
                 *
                 *     | form | meaning |
                 *     | --- | --- |
                 *     | `full` | the whole picture |
                 *     | `square` | a square as wide as the shorter side, normally from the middle |
                 *     | `x,y,w,h` | left, top, width and height in pixels, as whole numbers |
                 *     | `pct:x,y,w,h` | the same in per cent; decimals are allowed, and x and y must be below 100 |
                 *
                 *     Write numbers without a sign or leading zeros, with at most 15 digits before the decimal point.
                 */
                region: components["parameters"]["Region"];
                /**
                 * @description What the region is scaled to.
                 *
                 *     | form | meaning |
                 *     | --- | --- |
                 *     | `full` | no scaling |
                 *     | `max` | the largest we allow; the same as `full` where there is no limit |
                 *     | `w,` | this width; the height follows |
                 *     | `,h` | this height; the width follows |
                 *     | `pct:n` | this per cent of the region |
                 *     | `w,h` | exactly this width and height; may distort |
                 *     | `!w,h` | the best fit inside this box; keeps the shape |
                 *
                 *     Write numbers without a sign or leading zeros, with at most 15 digits before the decimal
                 *     point. `max` and `!w,h` are also accepted.
                 */
                size: components["parameters"]["Size"];
                /**
                 * @description How far the picture is turned clockwise, in degrees from 0 to 360, without leading zeros. An
                 *     exclamation mark in front mirrors it first, left to right.
                 */
                rotation: components["parameters"]["Rotation"];
                /** @description The colours of the picture. Use `default` unless you have a reason not to. */
                quality: components["parameters"]["Quality"];
                /** @description The file format of the picture. */
                format: components["parameters"]["Format"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The picture, in the format you asked for. */
            200: {
                headers: {
                    /**
                     * @description The standard form of this address (`rel="canonical"`) and the level of the standard
                     *     that we follow (`rel="profile"`).
                     * @example <https://api.example.org/image/V0040217/full/400,/0/default.jpg>;rel="canonical"
                     */
                    Link?: string;
                    [name: string]: unknown;
                };
                content: {
                    "image/jpeg": Blob;
                    "image/png": Blob;
                    "image/gif": Blob;
                    "image/webp": Blob;
                };
            };
            /**
             * @description The syntax of the request is incorrect: a part is missing or is not a number, the region
             *     is empty or lies wholly outside the picture, the size comes out at 0 pixels, or the
             *     rotation is above 360.
             */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["ErrorText"];
                };
            };
            /**
             * @description The image does not exist, a parameter has a value that is not supported, or the size you
             *     asked for is above the limits. Other IIIF services return 400 for an unsupported value.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["ErrorText"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    getImageInfo: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description The identifier of a picture. There are two kinds:
                 *
                 *     - a single picture: one of the letters A, B, L, M, N, S, V, W and seven digits of which the
                 *       first two are 0, such as `V0040217`. A `.jpg` at the end is accepted and changes nothing;
                 *     - a page of a digitised book: the b-number of the book and the parts and number of the page,
                 *       such as `b20417783_0004.jp2`. The suffix is part of it and may be in capitals.
                 *
                 *     You find it in the catalogue: in the locations of an image, `url` ends in
                 *     `/image/{identifier}/info.json`.
                 */
                identifier: components["parameters"]["ImageIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /**
             * @description The description of the picture. The media type is `application/json`, unless you ask for
             *     `application/ld+json` in the `Accept` header. The body is the same.
             */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImageInfo"];
                    "application/ld+json": components["schemas"]["ImageInfo"];
                };
            };
            /** @description There is no image with this identifier. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["ErrorText"];
                };
            };
            500: components["responses"]["ServerError"];
            503: components["responses"]["ServiceUnavailable"];
        };
    };
    searchText: {
        parameters: {
            query?: {
                /**
                 * @description The words to look for, as one phrase. Everything except letters, digits and spaces is
                 *     dropped before the search, and case does not matter.
                 */
                q?: string;
                /**
                 * @description What kind of annotation to return. The standard defines it; this service does not use it
                 *     and lists it in `within.ignored`.
                 */
                motivation?: "painting" | "non-painting" | "commenting" | "describing" | "tagging" | "linking";
                /**
                 * @description When the annotation was made: two times with a slash between them, in UTC. Several
                 *     ranges are separated by spaces. The standard defines it; this service does not use it
                 *     and lists it in `within.ignored`.
                 */
                date?: string;
                /**
                 * @description The address that identifies the person who made the annotation. Several are separated by
                 *     spaces. The standard defines it; this service does not use it and lists it in
                 *     `within.ignored`.
                 */
                user?: string;
            };
            header?: never;
            path: {
                /**
                 * @description The identifier of a digitised book: its b-number, such as `b20417783`; one volume or issue
                 *     of a set, with the numbers after underscores; or the reference number of a digitised archive
                 *     item with underscores instead of slashes.
                 *
                 *     You find it in the catalogue: ask for a work with `include=items` and look for a location of
                 *     the type `iiif-presentation`. It is the last part of its `url`.
                 */
                identifier: components["parameters"]["TextIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The matches, as a list of annotations. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AnnotationList"];
                };
            };
            /** @description The text in `q` is longer than 1,000 characters. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["ErrorText"];
                };
            };
            /**
             * @description There is no text for this identifier: the book was never put through text recognition, or
             *     the identifier is not that of a digitised book.
             */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["ErrorText"];
                };
            };
            500: components["responses"]["SearchError"];
        };
    };
    autocompleteText: {
        parameters: {
            query: {
                /** @description The beginning of a word. The specification does not list it, but nothing is found without it. */
                q: string;
                /** @description Only words that occur at least this many times in the book. */
                min?: number;
            };
            header?: never;
            path: {
                /**
                 * @description The identifier of a digitised book: its b-number, such as `b20417783`; one volume or issue
                 *     of a set, with the numbers after underscores; or the reference number of a digitised archive
                 *     item with underscores instead of slashes.
                 *
                 *     You find it in the catalogue: ask for a work with `include=items` and look for a location of
                 *     the type `iiif-presentation`. It is the last part of its `url`.
                 */
                identifier: components["parameters"]["TextIdentifier"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The words, as a list of terms. */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TermList"];
                };
            };
            /** @description The prefix in `q` is longer than 100 characters, or `min` is not a whole number of at least 1. */
            400: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["ErrorText"];
                };
            };
            /** @description There is no text for this identifier. */
            404: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": components["schemas"]["ErrorText"];
                };
            };
            500: components["responses"]["SearchError"];
        };
    };
}
